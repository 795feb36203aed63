/** Telling whose turn it is by the icon of the tab and, if wanted, by a tone. */

let was = true;

export function tell(mine = false, sound = false) {
  document.querySelector("link[rel=icon]")?.setAttribute("href", `/static/icon${mine ? "-turn" : ""}.svg`);
  if (mine && !was && sound) {
    const audio = new AudioContext();
    const volume = new GainNode(audio, { gain: 0.08 });
    const source = new OscillatorNode(audio, { frequency: 523 });
    volume.gain.exponentialRampToValueAtTime(0.0001, 0.5);
    source.connect(volume).connect(audio.destination);
    source.start();
    source.stop(0.5);
  }
  was = mine;
}
