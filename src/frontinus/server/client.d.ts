// What the client gets and says to itself. Only the type checker reads this; `scene.py`,
// `games/*.py` and `pictures` say the same of what comes from the server.

type Dict<T = string> = Record<string, T>;
type Point = [x: number, y: number];

type Attributes = Dict<string | number | undefined>;
/** Make an element; an attribute that is undefined is left out. */
type Make = (name: string, attributes?: Attributes, ...children: Child[]) => Element;
type Child = Node | string;
/** What a request to a table says, besides its name. */
interface Sent {
  actions?: string[];
  to?: number;
  seat?: number;
}
/** What became of a request. */
interface Answer {
  kind: "done" | "refused" | "lost";
  number?: number;
  error?: string;
  rule?: string;
}
/** Gives the address of the stream, with the number of the last event known here. */
type Address = () => string;
/** Takes a scene, or regions alone: what programs think. */
type Take = (message: Scene) => void;
/** Told every second until the next attempt to connect; 0: connected. */
type Waiting = (seconds: number, why: string) => void;
/** What a button does. */
type Deed = (about: DOMStringMap, button?: HTMLElement, send?: (what: string, body: Sent) => Promise<void>) => unknown;
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

/** What an action of Aquädukt would do. */
interface LandPreview {
  /** Which roll of the turn it would be. */
  number?: number;
  /** Sticks on the edge afterwards. */
  sticks?: number;
  /** The spaces that get water; of a house whether its space has it. */
  wet?: string[] | boolean;
  /** The tiles that get water. */
  gains?: [space: string, seat: number, value: number][];
  /** The spaces of tiles that would be lost. */
  removed?: string[];
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

/** What an action of Aquädukt did. */
interface LandMotion {
  verb: string;
  /** A space, a cross-point or an edge. */
  place?: string;
  number?: number;
  again?: boolean;
  /** The end of an edge from which its water comes. */
  start?: string;
  sticks?: number;
  wet?: string[];
  removed?: [space: string, colour: string, value: number][];
  /** Spaces of tiles without water at the end. */
  dry?: string[];
}

/** The least and the most of something. */
type Span = [low: number, high: number];

/** What a placement of Palatinus would come to, over all that may lie under the wolves. */
interface HillPreview {
  /** What a place gives to the token. */
  gives?: [place: string, ...points: Span][];
  /** How influence on hills would change. */
  shifts?: [hill: string, seat: number, before: Span, after: Span][];
  /** Tokens that gain or lose. */
  others?: [place: string, seat: number, ...points: Span][];
  prey?: [soldier: string, seat: number, sure: string[], perhaps: string[], withdraws: boolean][];
}

/** What an action of Palatinus did. */
interface HillMotion {
  verb: string;
  /** A place, a slot or the centre. */
  place?: string;
  tile?: string;
  turn?: number;
  /** Those that get laurels. */
  hills?: string[];
  /** Wolves that are turned up at the end. */
  turned?: [place: string, kind: string][];
  over?: boolean;
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
  /** The seat to which the screen must be passed first. */
  cover: number | null;
  /** How many actions stood when others began to act. */
  since: number;
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
  /** By the edges where water comes in and goes out. */
  channels: Dict<Channel>;
}

/** How a channel is drawn; `end` is -1 if its path leads the way of the water, 1 if it leads back. */
interface Channel {
  path: string;
  turn: number;
  end: number;
}

/** What the pictures of Aquädukt say about where things lie. */
interface Land {
  margin: number;
  space: number;
  columns: string;
}

/** A choice as it stands, for a game to draw and to put into words. */
interface Stage<P = Preview> {
  scene: Scene;
  choice: import("./static/choose.js").Choice;
  /** The action that the main button would play. */
  staged: string | undefined;
  facets: Facets;
  /** The place of the staged action. */
  spot: string | undefined;
  /** The target under the pointer, or that was refused. */
  near: string;
  preview: P;
  /** The targets that may be chosen now. */
  lit: Set<string>;
  /** The staged action can be turned. */
  turns: boolean;
}

/** Nodes by the layer of the board that they are drawn in; what is no node is passed over. */
type Layers = Dict<unknown[]>;

/** What a game says about itself to the table. */
interface Game<P = Preview, M = Motion> {
  /** Facets in the order in which they are asked for. */
  order: string[];
  /** The facet that is turned instead. */
  turned: string;
  /** The facets that are chosen on the board. */
  places: string[];
  /** Those that say where an action is, the most telling first; the same if they are missing. */
  spots?: string[];
  /** The shape of the sign that a place is not allowed. */
  refused: string;
  facets(action: string, preview: P): Facets;
  target(facet: string, value: string): string;
  /** What is picked before anything is chosen; `last` remembers earlier picks. */
  start(choice: Stage["choice"], last: Facets, scene: Scene): Picked | undefined;
  draw(stage: Stage<P>): Layers;
  /** What stands on the main button. */
  main(stage: Stage<P>, follow: string): string;
  /** An action that may be played instead, and what stands on its button. */
  aside?(stage: Stage<P>): [action: string, words: string] | undefined;
  move(motion: M): Promise<unknown>;
  /** What its own buttons do. */
  deeds?: Dict<Deed>;
  /** The target that a key leads to, where rows and columns are not straight. */
  next?(key: string): string;
}
