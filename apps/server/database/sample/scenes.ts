import type { Scene } from "./looks.ts";

/** Light and deep tone of a ground. */
export type Ground = readonly [light: string, deep: string];

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

const hills = ([light, deep]: Ground): string =>
  `<circle cx="300" cy="110" r="46" fill="#fff" opacity="0.75"/>
  <path d="M0 330 Q90 250 190 320 T384 280 V600 H0Z" fill="${deep}" opacity="0.35"/>
  <path d="M0 400 Q120 320 230 390 T384 360 V600 H0Z" fill="${deep}" opacity="0.5"/>
  <path d="M30 150 h70 a18 18 0 0 0 -30 -20 a24 24 0 0 0 -40 20Z" fill="${light}"/>`;
const city = ([light, deep]: Ground): string =>
  range(7)
    .map((n) => {
      const x = n * 58 - 12;
      const top = 170 + ((n * 83) % 130);
      const windows = range(8).map((w) =>
        rect(x + 10 + (w % 2) * 20, top + 16 + Math.floor(w / 2) * 34, 10, 16, light, 'opacity="0.8"'),
      );
      return rect(x, top, 50, 440, deep, 'opacity="0.45" rx="3"') + windows.join("");
    })
    .join("");
const books = ([light, deep]: Ground): string =>
  range(3)
    .map((row) => {
      const floor = 150 + row * 150;
      const backs = range(14).map((n) => {
        const height = 80 + ((n * 29 + row * 17) % 40);
        const fill = [deep, light, "#fff7ea", "#b5523f", "#2f6b57"][(n * 3 + row) % 5] ?? deep;
        return rect(8 + n * 27, floor - height, 22, height, fill, 'opacity="0.6" rx="3"');
      });
      return backs.join("") + rect(0, floor, 384, 10, deep, 'opacity="0.7"');
    })
    .join("");
const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<path d="M0 0 C-34 -50 -26 -110 0 -150 C26 -110 34 -50 0 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${fill}"/>`;
const plants = ([light]: Ground): string =>
  rect(60, 60, 264, 330, light, 'rx="132" opacity="0.8"') +
  [-60, -34, -8, 20].map((turn) => leaf(26, 470, turn + 14, "#3f7d62")).join("") +
  [-24, 4, 30, 58].map((turn) => leaf(360, 470, turn - 14, "#2f6b57")).join("");
const sea = ([light, deep]: Ground): string =>
  `<circle cx="84" cy="150" r="50" fill="#fff3d6" opacity="0.9"/>${rect(0, 300, 384, 300, deep, 'opacity="0.55"')}
  <path d="M282 296 V196 L342 286Z M274 296 V214 L240 286Z" fill="#fffaf0"/><path d="M232 294 h116 l-18 24 h-80Z" fill="#b5523f"/>` +
  range(4)
    .map((n) => rect(20 + ((n * 137) % 260), 340 + n * 32, 90, 5, light, 'rx="2.5" opacity="0.7"'))
    .join("");
const shelves = ([light, deep]: Ground): string =>
  range(3)
    .map((row) => {
      const floor = 160 + row * 145;
      const boxes = range(4).map((n) => {
        const height = 56 + ((n * 31 + row * 23) % 44);
        const x = 12 + n * 95;
        return `${rect(x, floor - height, 80, height, "#c99a62", 'rx="4" opacity="0.75"')}${rect(x + 33, floor - height, 14, 24, light, 'opacity="0.8"')}`;
      });
      return boxes.join("") + rect(0, floor, 384, 9, deep, 'opacity="0.7"');
    })
    .join("");
const lamps = ([light, deep]: Ground): string =>
  `${rect(0, 330, 384, 270, deep, 'opacity="0.35"')}` +
  [54, 192, 330]
    .map(
      (x, n) =>
        `${rect(x - 1.5, 0, 3, 60 + (n % 2) * -24, deep)}<circle cx="${x}" cy="${100 - (n % 2) * 24}" r="62" fill="#fff6d8" opacity="0.45"/><path d="M${x - 34} ${92 - (n % 2) * 24} a34 34 0 0 1 68 0Z" fill="${deep}"/>`,
    )
    .join("") +
  rect(20, 210, 70, 90, light, 'rx="6" opacity="0.8"') +
  rect(300, 220, 64, 64, light, 'rx="32" opacity="0.8"');
const evening = ([light, deep]: Ground): string =>
  `${rect(0, 0, 384, 600, "#22384d", 'opacity="0.72"')}<circle cx="312" cy="96" r="40" fill="#fff1c9"/><circle cx="296" cy="86" r="36" fill="#3c4f63"/>` +
  range(16)
    .map(
      (n) =>
        `<circle cx="${(n * n * 37 + n * 71 + 30) % 384}" cy="${(n * n * 53 + 20) % 260}" r="${1.6 + (n % 3)}" fill="#fff"/>`,
    )
    .join("") +
  `<path d="M0 420 Q100 340 210 400 T384 370 V600 H0Z" fill="${deep}" opacity="0.6"/>${rect(40, 400, 14, 14, light)}`;

const SCENES: Record<Scene, (ground: Ground) => string> = {
  hills,
  city,
  books,
  plants,
  sea,
  shelves,
  lamps,
  evening,
};

/** A setting of 384x600 as SVG. */
export const sceneOf = (scene: Scene, ground: Ground): string => SCENES[scene](ground);

const cup = `<path d="M300 494 h44 v26 a16 16 0 0 1 -16 16 h-12 a16 16 0 0 1 -16 -16Z" fill="#fffaf0"/><path d="M344 500 h6 a10 10 0 0 1 0 22 h-6" fill="none" stroke="#fffaf0" stroke-width="5"/>`;
const laptop = `<rect x="120" y="452" width="144" height="88" rx="8" fill="#e6e3dc"/><circle cx="192" cy="496" r="9" fill="#b9b4a9"/><rect x="104" y="536" width="176" height="10" rx="5" fill="#cfcabf"/>`;
const notebook = `<path d="M50 520 l100 0 l14 26 h-128Z" fill="#fffaf0"/><path d="M62 528 h78 M58 536 h88" stroke="#b9b4a9" stroke-width="3"/><path d="M160 540 l48 -22 l5 8 l-48 20Z" fill="#d39b32"/>`;
const pencils = `<path d="M66 470 l8 34 M86 460 v44 M106 468 l-8 36" stroke-width="8" stroke-linecap="round" stroke="#b5523f"/><path d="M56 498 h60 l-6 48 h-48Z" fill="#3f7f8f"/>`;
const camera = `<rect x="44" y="486" width="104" height="60" rx="10" fill="#2f3b45"/><rect x="74" y="474" width="40" height="16" rx="4" fill="#2f3b45"/><circle cx="96" cy="516" r="22" fill="#7fa3cc"/><circle cx="96" cy="516" r="11" fill="#22384d"/>`;
const microphone = `<rect x="62" y="440" width="36" height="64" rx="18" fill="#2f3b45"/><path d="M52 478 a28 28 0 0 0 56 0 M80 506 v34 M58 542 h44" fill="none" stroke="#2f3b45" stroke-width="6" stroke-linecap="round"/>`;

const THINGS: Record<string, string> = {
  "web-app-dev": laptop,
  "ai-automation": laptop,
  "marketing-ads": laptop,
  "email-marketing": laptop,
  "graphic-design": pencils + cup,
  "video-editing": camera + cup,
  "voiceover-audio": microphone + cup,
};

/** The table a person sits at, with what they work with, as the foreground of 384x600. */
export const tableOf = (skill: string | undefined): string =>
  `<g transform="translate(0 -70)"><rect y="540" width="384" height="130" fill="#a9774c"/><rect y="540" width="384" height="8" fill="#c08f62"/>${THINGS[skill ?? ""] ?? notebook + cup}</g>`;
