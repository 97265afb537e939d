import type * as avataaars from "@dicebear/avataaars";

type Style = avataaars.Options;
type One<K extends keyof Style> = Extract<NonNullable<Style[K]>, readonly unknown[]>[number];

const SKIN = {
  fair: "fbdcc4",
  light: "f0c39c",
  warm: "f3cfa5",
  olive: "dca677",
  tan: "c68a58",
  brown: "a56b40",
  dark: "7a4a2e",
  deep: "5a3726",
} as const;
const HAIR = {
  black: "231a18",
  espresso: "3f2a24",
  brown: "6b4230",
  chestnut: "8f4f2a",
  ginger: "c4622d",
  caramel: "a87a44",
  blond: "d9b66f",
  pale: "ecd9ac",
  rose: "d98a94",
  grey: "a9a49f",
  white: "d9d3cc",
} as const;
const CLOTH = {
  ink: "2f3b45",
  pine: "2f6b57",
  sea: "3f7f8f",
  sky: "7fa3cc",
  plum: "7b4a73",
  brick: "b5523f",
  mustard: "d39b32",
  sand: "dcc9a8",
  sage: "8fae93",
  chalk: "eceae4",
} as const;
const TOPS = {
  ponytail: "bun",
  sidePart: "theCaesarAndSidePart",
  crop: "theCaesar",
  flat: "shortFlat",
  round: "shortRound",
  wavedShort: "shortWaved",
  curlyShort: "shortCurly",
  twists: "dreads01",
  shaggy: "shaggy",
  receding: "sides",
  bob: "bob",
  fringe: "miaWallace",
  toShoulder: "longButNotTooLong",
  straight: "straight01",
  straightEven: "straight02",
  strand: "straightAndStrand",
  waved: "curvy",
  curls: "curly",
  afro: "fro",
  headscarf: "hijab",
} as const satisfies Record<string, One<"top">>;
const WEAR = {
  shirt: "shirtCrewNeck",
  vNeck: "shirtVNeck",
  scoop: "shirtScoopNeck",
  hoodie: "hoodie",
  jumper: "collarAndSweater",
  blazer: "blazerAndShirt",
  jacket: "blazerAndSweater",
} as const satisfies Record<string, One<"clothing">>;
const GLASSES = { round: "round", narrow: "prescription01", wide: "prescription02", dark: "kurt" } as const;
const BEARDS = { short: "beardLight", full: "beardMedium", moustache: "moustacheFancy" } as const;

/** What stands behind a person in their matching picture. */
export type Scene = "hills" | "city" | "books" | "plants" | "sea" | "shelves" | "lamps" | "evening";

/** How a person of the sample community looks, in the terms of the drawn style; always the same. */
export type Look = {
  skin: string;
  top: One<"top">;
  hair: string;
  wear: One<"clothing">;
  cloth: string;
  scene: Scene;
  glasses?: One<"accessories">;
  beard?: One<"facialHair">;
  mouth: One<"mouth">;
  eyes: One<"eyes">;
};
type More = {
  glasses?: keyof typeof GLASSES;
  beard?: keyof typeof BEARDS;
  mouth?: One<"mouth">;
  eyes?: One<"eyes">;
};

/** "fair straight blond, sky jumper": what is said of a person, as the style needs it. */
const look = (
  face: `${keyof typeof SKIN} ${keyof typeof TOPS} ${keyof typeof HAIR}`,
  clothes: `${keyof typeof CLOTH} ${keyof typeof WEAR}`,
  scene: Scene,
  { glasses, beard, mouth = "smile", eyes = "default" }: More = {},
): Look => {
  const [skin, top, hair] = face.split(" ") as [keyof typeof SKIN, keyof typeof TOPS, keyof typeof HAIR];
  const [cloth, wear] = clothes.split(" ") as [keyof typeof CLOTH, keyof typeof WEAR];
  return {
    skin: SKIN[skin],
    top: TOPS[top],
    hair: HAIR[hair],
    wear: WEAR[wear],
    cloth: CLOTH[cloth],
    scene,
    ...(glasses && { glasses: GLASSES[glasses] }),
    ...(beard && { beard: BEARDS[beard] }),
    mouth,
    eyes,
  };
};

const calm = { mouth: "default" } as const;
const merry = { eyes: "happy" } as const;
const mild = { mouth: "twinkle" } as const;

/** The looks of the sample people by their names: fitting age, place and what they say of themselves. */
export const LOOKS: Readonly<Record<string, Look>> = {
  Lena: look("fair straight caramel", "mustard vNeck", "plants"),
  Jonas: look("fair wavedShort brown", "sea jumper", "city", { beard: "short", ...mild }),
  Mira: look("light bob chestnut", "pine vNeck", "plants", { glasses: "round" }),
  Tarek: look("olive flat black", "ink hoodie", "evening", { beard: "full", glasses: "wide", ...mild }),
  Sophie: look("fair toShoulder blond", "ink blazer", "city", mild),
  Ben: look("light round caramel", "brick shirt", "shelves"),
  Paula: look("light ponytail brown", "sky hoodie", "lamps", merry),
  Emre: look("olive wavedShort black", "chalk shirt", "shelves", { beard: "short" }),
  Greta: look("fair bob grey", "plum jacket", "sea", { glasses: "wide", ...mild }),
  Finn: look("fair shaggy blond", "pine hoodie", "evening", calm),
  Hanna: look("fair straightEven brown", "sage scoop", "hills"),
  Oskar: look("fair receding grey", "brick jumper", "books", { beard: "full", glasses: "round", ...mild }),
  Aylin: look("olive waved black", "brick vNeck", "city"),
  Moritz: look("light sidePart espresso", "sage shirt", "hills", { glasses: "narrow", ...calm }),
  Clara: look("fair fringe espresso", "chalk jumper", "plants", mild),
  Nico: look("light crop brown", "ink jacket", "books", { beard: "short" }),
  Ida: look("fair ponytail ginger", "sky jumper", "plants", { glasses: "round", ...merry }),
  Yusuf: look("tan curlyShort black", "sky blazer", "shelves", { beard: "full" }),
  Theresa: look("light curls chestnut", "plum blazer", "books", { glasses: "narrow" }),
  Lukas: look("fair curlyShort brown", "mustard hoodie", "evening", merry),
  Marlene: look("fair strand caramel", "sea vNeck", "books", mild),
  Stefan: look("fair flat grey", "sky jumper", "hills", { glasses: "wide", ...calm }),
  Jule: look("light straight ginger", "sage scoop", "lamps"),
  Kaan: look("olive round black", "ink shirt", "city", calm),
  Britta: look("fair bob blond", "brick jumper", "hills", merry),
  Anton: look("fair round brown", "mustard shirt", "shelves", { beard: "short" }),
  Selma: look("olive straightEven espresso", "sea jacket", "lamps"),
  Ole: look("fair shaggy pale", "ink jumper", "sea", { beard: "full" }),
  Franzi: look("fair bob rose", "chalk hoodie", "lamps", merry),
  Werner: look("fair receding white", "pine jacket", "books", {
    beard: "moustache",
    glasses: "wide",
    ...mild,
  }),
  Emily: look("fair waved ginger", "pine jumper", "city"),
  Daniel: look("fair flat ginger", "sea shirt", "hills", { beard: "short", ...mild }),
  Priya: look("brown straight black", "plum scoop", "shelves"),
  Marcus: look("dark crop black", "sand jacket", "city", { beard: "short", glasses: "wide" }),
  Grace: look("deep afro black", "mustard vNeck", "lamps"),
  Tom: look("light sidePart brown", "sage jumper", "books", { glasses: "round", ...calm }),
  Olivia: look("light waved espresso", "sea scoop", "plants"),
  Sam: look("brown twists black", "brick hoodie", "evening"),
  Camille: look("fair fringe brown", "sky vNeck", "books"),
  Hugo: look("light wavedShort espresso", "pine shirt", "lamps", { beard: "short" }),
  Inès: look("olive curls black", "brick scoop", "sea", mild),
  Théo: look("fair receding brown", "sand jumper", "shelves", { beard: "full" }),
  Giulia: look("light toShoulder espresso", "brick vNeck", "plants", { glasses: "round" }),
  Matteo: look("olive flat espresso", "chalk blazer", "city", { beard: "short" }),
  Chiara: look("light straight black", "mustard scoop", "sea", merry),
  Lucía: look("light ponytail espresso", "sage vNeck", "plants"),
  Diego: look("tan flat black", "sea hoodie", "evening", { beard: "moustache" }),
  Carmen: look("olive toShoulder grey", "brick vNeck", "hills"),
  Beatriz: look("light strand chestnut", "sage jumper", "sea"),
  Rafael: look("brown curlyShort black", "sky shirt", "city", calm),
  Анна: look("fair strand blond", "plum jumper", "hills", mild),
  Михаил: look("fair crop caramel", "ink hoodie", "evening", { beard: "full", glasses: "narrow", ...calm }),
  आरती: look("brown straightEven black", "mustard scoop", "lamps"),
  रोहन: look("brown wavedShort black", "pine jumper", "city", { beard: "short" }),
  李薇: look("warm fringe black", "chalk jacket", "shelves"),
  نور: look("warm headscarf black", "sea jumper", "books", mild),
  Kevin: look("fair wavedShort blond", "sky hoodie", "evening"),
  Rosa: look("light curls espresso", "plum vNeck", "plants", calm),
  Milan: look("fair shaggy brown", "brick hoodie", "evening", calm),
  Ute: look("fair toShoulder white", "sage jacket", "hills", { glasses: "round", ...merry }),
};
