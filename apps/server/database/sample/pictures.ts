import sharp from "sharp";
import { LOOKS, type Look } from "./looks.ts";
import type { SamplePerson } from "./people.ts";
import { type Ground, sceneOf, tableOf } from "./scenes.ts";

// Warm papers and deep greens, as the product's own palette; drawn by the member's place in the list.
const GROUNDS: readonly Ground[] = [
  ["#f2d8c2", "#e39a78"],
  ["#cfe3d4", "#6fa58a"],
  ["#d9e2ef", "#7f9cc2"],
  ["#f4e3b5", "#d8a93e"],
  ["#ead6e6", "#b37fa6"],
  ["#d5e6e6", "#5f9ea0"],
  ["#f6dcd6", "#c9776a"],
  ["#e3e6cf", "#98a35d"],
];
const groundOf = (place: number): Ground => GROUNDS[place % GROUNDS.length] ?? ["#f2d8c2", "#e39a78"];

/** The person as SVG, 280 wide and high, from the shoulders up. */
async function figure(look: Look): Promise<string> {
  const [{ createAvatar }, avataaars] = await Promise.all([
    import("@dicebear/core"),
    import("@dicebear/avataaars"),
  ]);
  return createAvatar(avataaars, {
    seed: "sample",
    style: ["default"],
    skinColor: [look.skin],
    top: [look.top],
    hairColor: [look.hair],
    hatColor: [look.cloth],
    clothing: [look.wear],
    clothesColor: [look.cloth],
    mouth: [look.mouth],
    eyes: [look.eyes],
    eyebrows: ["defaultNatural"],
    accessories: look.glasses ? [look.glasses] : [],
    accessoriesProbability: look.glasses ? 100 : 0,
    accessoriesColor: ["3a3f44"],
    facialHair: look.beard ? [look.beard] : [],
    facialHairProbability: look.beard ? 100 : 0,
    facialHairColor: [look.hair],
  }).toString();
}

const lookOf = ({ name }: SamplePerson): Look => {
  const look = LOOKS[name];
  if (!look) throw new Error(`nobody knows how ${name} looks`);
  return look;
};
const placed = (svg: string, x: number, y: number, size: number): string =>
  svg.replace(/^<svg /, `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
const canvas = (width: number, height: number, [light, deep]: Ground, inner: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${inner}</svg>`,
  );

/** The matching picture of a sample member at work: WebP, 384x600. */
export async function matchingPicture(person: SamplePerson, place: number): Promise<Buffer> {
  const look = lookOf(person);
  const ground = groundOf(place);
  const drawn = placed(await figure(look), -8, 72, 400);
  const inner = `${sceneOf(look.scene, ground)}${drawn}${tableOf(person.skills[0])}`;
  return sharp(canvas(384, 600, ground, inner))
    .webp({ quality: 84 })
    .toBuffer();
}

/** The avatar of a sample member: WebP, 256x256. */
export async function avatarPicture(person: SamplePerson, place: number): Promise<Buffer> {
  const drawn = placed(await figure(lookOf(person)), 8, 18, 240);
  return sharp(canvas(256, 256, groundOf(place), drawn))
    .webp({ quality: 84 })
    .toBuffer();
}
