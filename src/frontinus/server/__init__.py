"""Tables over the web: pages, requests and streams round the matches of `core`."""
