/** Telling whose turn it is by the icon of the tab and, if wanted, by a tone. */

let was = true;

/** @param {boolean} mine @param {boolean} sound */
export function tell(mine, sound) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", `/static/icon${mine ? "-turn" : ""}.svg`);
  if (mine && !was && sound) tone();
  was = mine;
}

function tone() {
  const audio = new AudioContext();
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = 523;
  volume.gain.setValueAtTime(0.08, 0);
  volume.gain.exponentialRampToValueAtTime(0.0001, 0.5);
  source.connect(volume).connect(audio.destination);
  source.start();
  source.stop(0.5);
}
