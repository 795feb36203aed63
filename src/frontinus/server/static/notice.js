/** Telling whose turn it is by the tab's icon and, if wanted, by a tone. */

let was = true;
/** @type {AudioContext | undefined} */
let audio;

export function tell(mine = false, sound = false) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", `/static/icon${mine ? "-turn" : ""}.svg`);
  if (mine && !was && sound) {
    audio ??= new AudioContext();
    const end = audio.currentTime + 0.5;
    const volume = new GainNode(audio, { gain: 0.08 });
    const source = new OscillatorNode(audio, { frequency: 523 });
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    source.connect(volume).connect(audio.destination);
    source.start();
    source.stop(end);
  }
  was = mine;
}
