import sharp from "sharp";
import { GROUPS } from "#features/groups/sample/groups.ts";

const SIZE = 512;
const PAPER = "#fffaf0";

/** A sign of 512x512: its ground and what is drawn on it. */
type Sign = { ground: string; drawing: string };

/** The sign of every sample group by its key, fitting what the group is about. */
const SIGNS: Readonly<Record<string, Sign>> = {
  // A framed print with a tag.
  etsy: {
    ground: "#d97f5a",
    drawing: `<rect x="126" y="106" width="260" height="300" rx="16" fill="${PAPER}"/><rect x="152" y="132" width="208" height="248" fill="#cfe3d4"/><circle cx="306" cy="190" r="30" fill="#f2b84b"/><path d="M152 340 q60 -90 120 -20 q40 -50 88 -6 v66 h-208Z" fill="#2f7a5f"/>`,
  },
  // A parcel with its tape.
  fba: {
    ground: "#2f6b7f",
    drawing: `<path d="M106 196 l150 -70 l150 70 l-150 70Z" fill="#e9c48d"/><path d="M106 196 v136 l150 74 v-140Z" fill="#d3a266"/><path d="M406 196 v136 l-150 74 v-140Z" fill="#b98549"/><path d="M181 161 l150 70 v48 l-36 17 v-48 l-150 -70Z" fill="${PAPER}"/>`,
  },
  // A funnel with a drop.
  funnel: {
    ground: "#7b5a8c",
    drawing: `<path d="M106 130 h300 l-112 138 v92 l-76 40 v-132Z" fill="${PAPER}"/><ellipse cx="256" cy="130" rx="150" ry="30" fill="#f2b84b"/><path d="M232 420 q0 -20 20 -40 q20 20 20 40 a20 20 0 0 1 -40 0Z" fill="#f2b84b"/>`,
  },
  // A telephone at night.
  apps: {
    ground: "#22384d",
    drawing: `<rect x="164" y="86" width="184" height="340" rx="34" fill="${PAPER}"/><rect x="182" y="122" width="148" height="256" rx="10" fill="#3f6f8f"/><path d="M282 190 a52 52 0 1 0 22 96 a60 60 0 0 1 -22 -96Z" fill="#f2d27a"/><circle cx="214" cy="156" r="6" fill="#fff"/><circle cx="306" cy="340" r="6" fill="#fff"/><circle cx="256" cy="402" r="10" fill="#22384d"/>`,
  },
  // A page under the magnifying glass.
  seo: {
    ground: "#5f8f6b",
    drawing: `<rect x="112" y="96" width="220" height="300" rx="14" fill="${PAPER}"/><path d="M144 150 h156 M144 200 h156 M144 250 h96 M144 300 h70" stroke="#b9b4a0" stroke-width="18" stroke-linecap="round"/><path d="M344 356 l62 62" stroke="#22384d" stroke-width="34" stroke-linecap="round"/><circle cx="292" cy="302" r="76" fill="#dcebf3" stroke="#22384d" stroke-width="22"/>`,
  },
  // A briefcase.
  agentur: {
    ground: "#c9973a",
    drawing: `<path d="M200 184 v-34 a24 24 0 0 1 24 -24 h64 a24 24 0 0 1 24 24 v34" fill="none" stroke="#4a3420" stroke-width="24"/><rect x="96" y="180" width="320" height="220" rx="26" fill="#7a4f2c"/><path d="M96 206 a26 26 0 0 1 26 -26 h268 a26 26 0 0 1 26 26 v66 q-160 60 -320 0Z" fill="#96643a"/><rect x="230" y="270" width="52" height="56" rx="10" fill="${PAPER}"/>`,
  },
  // An old camera.
  zweite: {
    ground: "#4f8a8b",
    drawing: `<path d="M190 166 l24 -44 h84 l24 44Z" fill="#3a2f2a"/><rect x="88" y="160" width="336" height="230" rx="28" fill="#3a2f2a"/><rect x="88" y="206" width="336" height="120" fill="#b5523f"/><circle cx="256" cy="272" r="88" fill="${PAPER}"/><circle cx="256" cy="272" r="62" fill="#22384d"/><circle cx="236" cy="252" r="18" fill="#9cc3dd"/><circle cx="374" cy="184" r="12" fill="#f2b84b"/>`,
  },
  // A table under its lamp.
  kueche: {
    ground: "#a5483c",
    drawing: `<path d="M150 346 L212 176 h88 L362 346Z" fill="#f6cf7a" opacity="0.55"/><path d="M256 60 v60" stroke="#3a2f2a" stroke-width="12"/><path d="M168 196 a88 80 0 0 1 176 0Z" fill="#f2b84b"/><rect x="88" y="330" width="336" height="30" rx="12" fill="${PAPER}"/><path d="M136 360 l-20 84 M376 360 l20 84" stroke="${PAPER}" stroke-width="24" stroke-linecap="round"/><path d="M216 292 h56 v22 a20 20 0 0 1 -20 20 h-16 a20 20 0 0 1 -20 -20Z" fill="#3f7f8f"/>`,
  },
  // Candles of a price on a page.
  trading: {
    ground: "#2f6b57",
    drawing: `<rect x="106" y="96" width="300" height="320" rx="20" fill="${PAPER}"/><path d="M166 156 v190 M256 130 v190 M346 190 v180" stroke="#22384d" stroke-width="10" stroke-linecap="round"/><rect x="142" y="200" width="48" height="110" rx="8" fill="#b5523f"/><rect x="232" y="166" width="48" height="110" rx="8" fill="#3f8f6b"/><rect x="322" y="226" width="48" height="100" rx="8" fill="#b5523f"/>`,
  },
  // A rocket.
  indie: {
    ground: "#4a6fa5",
    drawing: `<g transform="rotate(40 256 256)"><path d="M206 350 l-54 60 v-90 l50 -60 M306 350 l54 60 v-90 l-50 -60" fill="#b5523f"/><path d="M256 76 q80 80 50 290 h-100 q-30 -210 50 -290Z" fill="${PAPER}"/><circle cx="256" cy="220" r="36" fill="#3f7f8f" stroke="#22384d" stroke-width="12"/><path d="M220 380 h72 q-4 50 -36 84 q-32 -34 -36 -84Z" fill="#f2b84b"/></g>`,
  },
  // A price tag.
  bluff: {
    ground: "#b0647a",
    drawing: `<g transform="rotate(-18 256 256)"><path d="M92 256 l90 -100 h226 a20 20 0 0 1 20 20 v160 a20 20 0 0 1 -20 20 h-226Z" fill="${PAPER}"/><circle cx="176" cy="256" r="22" fill="#b0647a"/><path d="M360 206 a62 62 0 1 0 0 100 M246 240 h88 M246 272 h80" fill="none" stroke="#22384d" stroke-width="18" stroke-linecap="round"/></g>`,
  },
  // A market stall.
  mercado: {
    ground: "#e0a13a",
    drawing: `<path d="M124 210 v210 M388 210 v210" stroke="#5a3a24" stroke-width="20"/><path d="M116 116 h280 l36 92 h-352Z" fill="${PAPER}"/><path d="M186 116 l-18 92 h-88 l36 -92Z M326 116 l18 92 h88 l-36 -92Z M256 116 h0 l44 0 l0 92 h-88 l0 -92Z" fill="#b5523f"/><path d="M80 208 a44 36 0 0 0 88 0 M212 208 a44 36 0 0 0 88 0 M344 208 a44 36 0 0 0 88 0" fill="#b5523f"/><path d="M168 208 a22 36 0 0 0 44 0 M300 208 a22 36 0 0 0 44 0" fill="${PAPER}"/><rect x="100" y="336" width="312" height="84" rx="10" fill="#96643a"/><circle cx="196" cy="320" r="28" fill="#d9622b"/><circle cx="256" cy="320" r="28" fill="#3f8f6b"/><circle cx="316" cy="320" r="28" fill="#d9622b"/>`,
  },
  // A glass of tea under the moon.
  vecher: {
    ground: "#3d3a66",
    drawing: `<path d="M378 96 a58 58 0 1 0 30 106 a66 66 0 0 1 -30 -106Z" fill="#f2d27a"/><circle cx="150" cy="120" r="7" fill="#fff"/><circle cx="230" cy="86" r="5" fill="#fff"/><path d="M220 236 q-20 -26 0 -50 q20 -26 0 -50 M268 236 q-20 -26 0 -50" fill="none" stroke="${PAPER}" stroke-width="12" stroke-linecap="round" opacity="0.7"/><path d="M330 280 h24 a40 40 0 0 1 0 80 h-30" fill="none" stroke="${PAPER}" stroke-width="20"/><path d="M156 256 h180 l-18 150 h-144Z" fill="${PAPER}"/><path d="M170 288 h152 l-11 102 h-130Z" fill="#c4622d"/><rect x="116" y="404" width="260" height="22" rx="11" fill="#f2b84b"/>`,
  },
  // Two speech bubbles.
  babel: {
    ground: "#3f8f86",
    drawing: `<path d="M120 100 h190 a34 34 0 0 1 34 34 v86 a34 34 0 0 1 -34 34 h-110 l-62 56 v-56 h-18 a34 34 0 0 1 -34 -34 v-86 a34 34 0 0 1 34 -34Z" fill="${PAPER}"/><path d="M218 226 h176 a34 34 0 0 1 34 34 v80 a34 34 0 0 1 -34 34 h-20 v54 l-60 -54 h-96 a34 34 0 0 1 -34 -34 v-80 a34 34 0 0 1 34 -34Z" fill="#f2b84b"/><circle cx="248" cy="300" r="16" fill="#22384d"/><circle cx="306" cy="300" r="16" fill="#22384d"/><circle cx="364" cy="300" r="16" fill="#22384d"/><path d="M136 150 h140 M136 190 h60" stroke="#b9b4a0" stroke-width="18" stroke-linecap="round"/>`,
  },
};

/** The picture of a sample group as members would upload it: WebP, 512x512. */
async function groupPicture(key: string): Promise<Buffer> {
  const sign = SIGNS[key];
  if (!sign) throw new Error(`no sign is drawn for the sample group ${key}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="${sign.ground}"/><circle cx="256" cy="256" r="220" fill="#fff" opacity="0.12"/>${sign.drawing}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
}

/** Draws the groups' pictures and stores them under `keyOf`. */
export async function storeGroupPictures(
  put: (key: string, bytes: Buffer, type: string) => Promise<void>,
  keyOf: (index: number) => string,
): Promise<void> {
  await Promise.all(
    GROUPS.map(async ({ key }, index) => put(keyOf(index), await groupPicture(key), "image/webp")),
  );
}
