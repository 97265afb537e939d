/** Films and sound as phones make them, with a place in each tag that there is. */

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const hex = (text: string): Buffer => Buffer.from(text, "hex");
const uint = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A box of an MP4 file. */
export const box = (name: string, ...content: Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint(bytes.length + 8), latin(name), bytes]);
};

const handler = (kind: string) => box("hdlr", Buffer.alloc(8), latin(kind), Buffer.alloc(13));
const track = (kind: string, chunk: number, sizes: number[], more: Buffer[] = []) =>
  box(
    "trak",
    box("tkhd", Buffer.alloc(4), hex("e2000001e2000002"), Buffer.alloc(72)),
    ...more,
    box(
      "mdia",
      box("mdhd", Buffer.alloc(4), hex("e2000001e2000002"), Buffer.alloc(12)),
      handler(kind),
      box(
        "minf",
        box(
          "stbl",
          box("stsz", Buffer.alloc(8), uint(sizes.length), ...sizes.map(uint)),
          box("stsc", Buffer.alloc(4), uint(1), uint(1), uint(sizes.length), uint(1)),
          box("stco", Buffer.alloc(4), uint(1), uint(chunk)),
        ),
      ),
    ),
  );

/**
 * An MP4 file whose media stand behind its description: a place in the user data of film and track, in both ways to write
 * metadata, in boxes of makers, and in a track of its own. `picture` are the bytes that have to stay where they are.
 */
export function aPlacedMp4(place: string): { bytes: Buffer; picture: Buffer } {
  const picture = latin("BILDBILDBILD");
  const xyz = latin("\xa9xyz");
  const where = latin(place);
  const described = (at: number) =>
    box(
      "moov",
      box("mvhd", Buffer.alloc(4), hex("e2000001e2000002"), Buffer.alloc(88)),
      track(
        "vide",
        at,
        [picture.length],
        [box("udta", box(xyz.toString("latin1"), where)), box("meta", where)],
      ),
      track("meta", at + picture.length, [4, where.length - 4]),
      box("udta", box(xyz.toString("latin1"), hex("001c15c7"), where), box("loci", where)),
      box("meta", handler("mdta"), box("keys", latin("com.apple.quicktime.location")), box("ilst", where)),
      box("uuid", Buffer.alloc(16, 7), where),
    );
  const head = box("ftyp", latin("isom\0\0\x02\0isomiso2mp41"));
  const start = head.length + described(0).length + 8;
  const media = box("mdat", picture, where);
  const bytes = Buffer.concat([
    head,
    described(start),
    media,
    box("uuid", Buffer.alloc(16, 9), where),
    box("free", where),
  ]);
  return { bytes, picture };
}

/** An element of a WebM file; without content it has no end, as recorders write it. */
const element = (id: string, ...content: Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(0x0100000000000000n | BigInt(bytes.length));
  return Buffer.concat([hex(id), size, bytes]);
};
const openElement = (id: string, ...content: Buffer[]): Buffer =>
  Buffer.concat([hex(id), hex("01ffffffffffffff"), ...content]);

/** A WebM file with a place in its tags, title and attachments; `live`: as recorders write it, without ends. */
export function aPlacedWebm(place: string, live = false): { bytes: Buffer; picture: Buffer } {
  const where = latin(place);
  const picture = latin("BILDBILDBILD");
  const any = live ? openElement : element;
  const head = element(
    "1a45dfa3",
    hex("4286810142f7810142f2810442f381084282847765626d42878104428581 02".replace(" ", "")),
  );
  const tags = element(
    "1254c367",
    element("7373", element("67c8", element("45a3", latin("LOCATION")), element("4487", where))),
  );
  const segment = any(
    "18538067",
    element("114d9b74", Buffer.alloc(12)),
    element(
      "1549a966",
      element("2ad7b1", hex("0f4240")),
      element("7ba9", where),
      element("4461", Buffer.alloc(8, 0xe2)),
    ),
    element("1654ae6b", element("ae", hex("d78101"), element("536e", where))),
    tags,
    any("1f43b675", hex("e78100"), element("a3", hex("810000 80".replace(" ", "")), picture)),
    any("1f43b675", hex("e78101"), element("a3", hex("81000080"), picture)),
    element("1941a469", where),
    hex("ec80"),
    tags,
  );
  return { bytes: Buffer.concat([head, segment]), picture };
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = BigInt(byte) << 24n;
  for (let bit = 0; bit < 8; bit += 1)
    value = BigInt.asUintN(32, value & 0x80000000n ? (value << 1n) ^ 0x04c11db7n : value << 1n);
  return value;
});
/** A page's checksum, reckoned in another way than the product does. */
export const oggChecksum = (page: Buffer): number => {
  const bare = Buffer.from(page);
  bare.writeUInt32LE(0, 22);
  let value = 0n;
  for (const byte of bare)
    value = BigInt.asUintN(32, (value << 8n) ^ (CRC[Number((value >> 24n) ^ BigInt(byte)) & 0xff] ?? 0n));
  return Number(value);
};
const oggPage = (kind: number, number: number, lengths: number[], content: Buffer): Buffer => {
  const head = Buffer.alloc(27);
  head.write("OggS", 0, "latin1");
  head.writeUInt8(kind, 5);
  head.writeUInt32LE(77, 14);
  head.writeUInt32LE(number, 18);
  head.writeUInt8(lengths.length, 26);
  const page = Buffer.concat([head, Buffer.from(lengths), content]);
  page.writeUInt32LE(oggChecksum(page), 22);
  return page;
};
const sized = (text: string): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([size, latin(text)]);
};

/** An Ogg file with Opus in it and comments that go over three pages, then sound. */
export function aPlacedOgg(place: string): { bytes: Buffer; picture: Buffer } {
  const picture = latin("TONTONTON");
  const count = Buffer.alloc(4);
  count.writeUInt32LE(2);
  const comments = Buffer.concat([
    latin("OpusTags"),
    sized(`Aufnahme ${place}`),
    count,
    sized(`LOCATION=${place}`),
    sized(`METADATA_BLOCK_PICTURE=${place.repeat(8_000)}`),
  ]);
  const full = 255 * 255;
  const first = comments.subarray(0, full);
  const second = comments.subarray(full, 2 * full);
  const rest = comments.subarray(2 * full);
  const whole = Array<number>(255).fill(255);
  const last = [...Array<number>(Math.floor(rest.length / 255)).fill(255), rest.length % 255];
  return {
    bytes: Buffer.concat([
      oggPage(2, 0, [19], Buffer.concat([latin("OpusHead"), Buffer.alloc(11, 1)])),
      oggPage(0, 1, whole, first),
      oggPage(1, 2, whole, second),
      oggPage(1, 3, [...last, picture.length], Buffer.concat([rest, picture])),
      oggPage(4, 4, [picture.length], picture),
    ]),
    picture,
  };
}

/** Tags behind the sound that say their length at their end. */
function tailTags(place: string): Buffer {
  const le = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const item = Buffer.concat([le(place.length), le(0), latin("Location\0"), latin(place)]);
  const frame = (flags: number) =>
    Buffer.concat([latin("APETAGEX"), le(2_000), le(item.length + 32), le(1), le(flags), Buffer.alloc(8)]);
  const ape = Buffer.concat([frame(0xa000_0000), item, frame(0x8000_0000)]);
  const lyrics = latin(`LYRICSBEGININF${String(place.length).padStart(5, "0")}${place}`);
  return Buffer.concat([ape, lyrics, latin(`${String(lyrics.length).padStart(6, "0")}LYRICS200`)]);
}

/** An MP3 file with a place in its tags: in front of the sound, behind it, and the old one at the end. */
export function aPlacedMp3(place: string): { bytes: Buffer; picture: Buffer } {
  const picture = Buffer.concat([hex("fffb9064"), Buffer.alloc(413, 0x55)]);
  const frame = Buffer.concat([latin("TXXX"), uint(place.length + 1), hex("000000"), latin(place)]);
  const size = Buffer.from([0, 0, frame.length >> 7, frame.length & 0x7f]);
  return {
    bytes: Buffer.concat([
      latin("ID3\x03\0\0"),
      size,
      frame,
      picture,
      picture,
      picture,
      tailTags(place),
      latin("TAG"),
      latin(place.slice(0, 30).padEnd(125, "\0")),
    ]),
    picture,
  };
}
