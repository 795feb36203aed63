/** A page without a table: nothing but the settings. */

import { bind } from "./settings.js";

bind();
