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

const FACE =
  '<circle cx="0" cy="0" r="100" fill="#e8b894"/><path d="M-104-20a104 104 0 0 1 208 0z" fill="#4a3a2f"/><circle cx="-36" cy="8" r="11" fill="#33261d"/><circle cx="36" cy="8" r="11" fill="#33261d"/><path d="M-34 48q34 30 68 0" fill="none" stroke="#33261d" stroke-width="9" stroke-linecap="round"/><path d="M-150 250q0-140 150-140t150 140z" fill="#3d7a66"/>';

const DRAWN: Readonly<Record<Side, string>> = {
  front: `<rect width="100%" height="100%" fill="#33373d"/><rect x="220" y="90" width="840" height="540" rx="32" fill="#dfe9e4"/><rect x="260" y="220" width="230" height="300" fill="#c4d3dc"/><g transform="translate(375 350) scale(.75)">${FACE}</g>${lines(540, 230, [380, 300, 420, 240, 340])}<path d="M240 600L1040 120" stroke="#b5473c" stroke-width="26" opacity=".45"/>`,
  back: `<rect width="100%" height="100%" fill="#33373d"/><rect x="220" y="90" width="840" height="540" rx="32" fill="#e9e4da"/>${lines(270, 150, [320, 260, 300])}${lines(260, 470, [760, 760, 560])}<path d="M240 600L1040 120" stroke="#b5473c" stroke-width="26" opacity=".45"/>`,
  selfie: `<rect width="100%" height="100%" fill="#b9cbd6"/><g transform="translate(640 320) rotate(-6) scale(1.7)">${FACE}</g>`,
};

/** A drawing in place of a photo: WebP, 1280x720. */
export const samplePicture = (side: Side): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${DRAWN[side]}</svg>`))
    .webp({ quality: 82 })
    .toBuffer();
