import type { Side } from "@kompagnon/contract/verification/rules.ts";
import sharp from "sharp";

/** Lines where print would be: no font is needed, and nobody takes it for a real document. */
const lines = (x: number, from: number, lengths: readonly number[]): string =>
  lengths
    .map(
      (length, at) =>
        `<rect x="${x}" y="${from + at * 54}" width="${length}" height="20" rx="6" fill="#5d7288"/>`,
    )
    .join("");

/** The face of members without a profile picture, 200 wide about its middle. */
const DRAWN_FACE =
  '<circle cx="0" cy="0" r="100" fill="#e8b894"/><path d="M-104-20a104 104 0 0 1 208 0z" fill="#4a3a2f"/><circle cx="-36" cy="8" r="11" fill="#33261d"/><circle cx="36" cy="8" r="11" fill="#33261d"/><path d="M-34 48q34 30 68 0" fill="none" stroke="#33261d" stroke-width="9" stroke-linecap="round"/><path d="M-150 250q0-140 150-140t150 140z" fill="#3d7a66"/>';

/** The member's own profile picture, so that reviewers see one and the same person. */
async function faceOf(portrait: Buffer | null, side: "front" | "selfie"): Promise<string> {
  if (!portrait) {
    const place =
      side === "front" ? "translate(375 350) scale(.75)" : "translate(640 320) rotate(-6) scale(1.7)";
    return `<g transform="${place}">${DRAWN_FACE}</g>`;
  }
  const png = await sharp(portrait).resize(720, 720).png().toBuffer();
  const href = `data:image/png;base64,${png.toString("base64")}`;
  return side === "front"
    ? `<image href="${href}" x="260" y="255" width="230" height="230"/>`
    : `<image href="${href}" width="1280" height="1280" y="-280" filter="url(#far)"/><image href="${href}" x="280" y="0" width="720" height="720" mask="url(#near)"/>`;
}

const DRAWN: Readonly<Record<Side, (face: string) => string>> = {
  front: (face) =>
    `<rect width="100%" height="100%" fill="#33373d"/><rect x="220" y="90" width="840" height="540" rx="32" fill="#dfe9e4"/><rect x="260" y="220" width="230" height="300" fill="#c4d3dc"/>${face}${lines(540, 230, [380, 300, 420, 240, 340])}<path d="M240 600L1040 120" stroke="#b5473c" stroke-width="26" opacity=".45"/>`,
  back: () =>
    `<rect width="100%" height="100%" fill="#33373d"/><rect x="220" y="90" width="840" height="540" rx="32" fill="#e9e4da"/>${lines(270, 150, [320, 260, 300])}${lines(260, 470, [760, 760, 560])}<path d="M240 600L1040 120" stroke="#b5473c" stroke-width="26" opacity=".45"/>`,
  // The ground of the profile picture goes on to the sides.
  selfie: (face) =>
    `<defs><filter id="far"><feGaussianBlur stdDeviation="60"/></filter><linearGradient id="sides"><stop offset="0" stop-color="#000"/><stop offset=".15" stop-color="#fff"/><stop offset=".85" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="near"><rect x="280" width="720" height="720" fill="url(#sides)"/></mask></defs><rect width="100%" height="100%" fill="#b9cbd6"/>${face}`,
};

/** A drawing in place of a photo: WebP, 1280x720. */
export async function samplePicture(side: Side, portrait: Buffer | null): Promise<Buffer> {
  const drawn = DRAWN[side](side === "back" ? "" : await faceOf(portrait, side));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${drawn}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
