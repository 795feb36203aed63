// What the client gets and says to itself. Only the type checker reads this; `scene.py`,
// `games/*.py` and `pictures` say the same of what comes from the server.

type Dict<T = string> = Record<string, T>;
type Point = [x: number, y: number];

type Attributes = Dict<string | number | boolean | undefined>;
/** Make an element; an attribute that is true is empty, one that is false or undefined is left out. */
type Make = (name: string, attributes?: Attributes, ...children: (Node | string | false | undefined)[]) => Element;
/** What may be picked: a value of a facet. */
type Picked = [facet: string, value: string];

/** One legal action told as facets: {verb: "build", worker: "c1S", builder: "Nc", tile: "B"}. */
type Facets = Dict;

/** What an action would do; keys that say nothing are missing. */
interface Preview {
  square?: string;
  tile?: string;
  length?: [before: number, after: number] | number;
  head?: string;
  podium?: number;
  closed?: boolean;
  closes?: Run[];
  extends?: Run[];
  loses?: { seat: number; head: string }[];
  to?: string;
  fountain?: boolean;
  next?: string;
  closable?: string[];
  /** Length and podium of each of one's own live aqueducts, as things stand. */
  runs?: Dict<[length: number, podium: number]>;
}

/** An aqueduct that a build touches besides the one built on. */
interface Run {
  seat: number;
  head: string;
  to: string;
  length: number;
  podium: number;
}

interface Change {
  outlet: string;
  head_before: string;
  passes: string[];
}

/** What an action did. */
interface Motion {
  square: string | null;
  changes: Change[];
  builder: [type: string, from: string, to: string] | null;
  placed: [type: string, space: string] | null;
}

interface Happening {
  number: number;
  kind: string;
  seat: number | null;
  line: string;
  spoken: string;
  undone: boolean;
  motion: Motion | null;
}

interface Scene {
  number: number;
  game: string;
  seats: number[];
  to_play: number | null;
  mine: boolean;
  step: string;
  over: boolean;
  status: string;
  at: number | null;
  length: number;
  may_undo: boolean;
  legal: string[];
  previews: Dict<Preview>;
  events: Happening[];
  colours: string[];
  names: string[];
  title: string;
  regions: Dict;
  words: Dict;
}

/** What `pictures` says about where things lie. */
interface Geometry {
  width: number;
  height: number;
  wall: [x: number, y: number, width: number, height: number];
  squares: Dict<Point>;
  spaces: Dict<Point>;
  track: [name: string, x: number, y: number][];
  steps: Dict<Point>;
  tiles: Dict<string[]>;
  channels: Dict<{ path: string; turn: number }>;
}

/** A choice as it stands, for a game to draw and to put into words. */
interface Stage {
  scene: Scene;
  choice: import("./static/choose.js").Choice;
  /** The action that the main button would play. */
  staged: string | undefined;
  facets: Facets;
  preview: Preview;
  /** The targets that may be chosen now. */
  lit: Set<string>;
  /** The staged action can be turned. */
  turns: boolean;
}

/** Nodes by the layer of the board that they are drawn in; what is no node is passed over. */
type Layers = Dict<unknown[]>;

/** What a game says about itself to the table. */
interface Game {
  /** Facets in the order in which they are asked for. */
  order: string[];
  /** The facet that is turned instead. */
  turned: string;
  /** The facets that are chosen on the board. */
  places: string[];
  facets(action: string, preview: Preview): Facets;
  target(facet: string, value: string): string;
  /** What is picked before anything is chosen; `last` remembers earlier picks. */
  start(choice: Stage["choice"], last: Facets): Picked | undefined;
  draw(stage: Stage): Layers;
  /** What stands on the main button. */
  main(stage: Stage, follow: string): string;
  move(motion: Motion): Promise<unknown>;
}
