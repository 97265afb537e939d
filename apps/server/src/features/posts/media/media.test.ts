import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { MEDIA_QUOTA_BYTES, POST_IMAGE_MAX_BYTES } from "@kompagnon/contract/posts/rules.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepWaiting } from "#features/posts/media/media.ts";
import { aFilm, anUpload, aPhoto, aPost, aVideo, aWriter, write } from "#features/posts/test-posts.ts";
import { aGuest } from "#testing/builders.ts";
import { aPlacedMp4, aPlacedWebm } from "#testing/media-files.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let anna: Person;
let berta: Person;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  [anna, berta] = [await aWriter(server), await aWriter(server)];
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const blob = (bytes: Buffer | string, type: string) =>
  new Blob([new Uint8Array(Buffer.from(bytes))], { type });
const upload = (who: Person, bytes: Buffer | string, type: string, details = {}) =>
  who.call("POST /api/media", { query: details, file: blob(bytes, type) });
const get = (who: Person, id: string, headers: Record<string, string> = {}, size = "full") =>
  who.request("GET", `/api/media/${id}?size=${size}`, undefined, headers);
const bytesOf = async (answer: { body: unknown }) => Buffer.from(await (answer.body as Blob).arrayBuffer());
const used = async (who: Person) =>
  Number(
    (await query("select kilobytes from media_use where member_id = $1", [who.id])).rows[0]?.["kilobytes"] ??
      0,
  );
const stored = () => {
  const folder = path.join(server.dataDir, "files", "posts");
  return fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
};

describe("pictures", () => {
  test("are re-encoded without metadata, in two sizes", async () => {
    const image = await anUpload(anna, "Ein grünes Feld");
    expect(image).toEqual({
      id: image.id,
      media_type: "image",
      url: `/api/media/${image.id}`,
      preview_url: `/api/media/${image.id}?size=preview`,
      width: 2048,
      height: 1024,
      seconds: null,
      alt: "Ein grünes Feld",
    });
    const full = await get(anna, image.id);
    const small = await get(anna, image.id, {}, "preview");
    expect(full.headers.get("content-type")).toBe("image/webp");
    expect(full.headers.get("x-content-type-options")).toBe("nosniff");
    expect(full.headers.get("content-security-policy")).toContain("sandbox");
    const bytes = await bytesOf(full);
    expect(bytes.includes("geheimer Ort")).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 2048 });
    expect(await sharp(await bytesOf(small)).metadata()).toMatchObject({ format: "webp", width: 800 });
  });

  test("come in the order of the post, four at most", async () => {
    const five = await Promise.all(Array.from({ length: 5 }, () => anUpload(anna)));
    const ids = five.map(({ id }) => id);
    expect((await write(anna, { media: ids })).status).toBe(400);
    expect((await write(anna, { media: [ids[0] ?? "", ids[0] ?? ""] })).status).toBe(400);
    const four = ids.slice(0, 4).toReversed();
    const post = await aPost(anna, { content: "", media: four });
    expect(post.media.map(({ id }) => id)).toEqual(four);
  });

  test.each([
    ["a page that calls itself a picture", "<html><script>alert(1)</script></html>", "image/jpeg"],
    ["a drawing that can run", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "image/png"],
    ["a drawing by its own name", "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"],
    ["a broken picture", Buffer.from("\xff\xd8\xff\xe0kaputt", "latin1"), "image/jpeg"],
    ["a text that calls itself a video", "Kein Video", "video/mp4"],
    ["a program", Buffer.from("\x7fELF\x02\x01\x01", "latin1"), "video/webm"],
    ["a sound", Buffer.from("ID3\x03\0\0\0\0\0\x0a", "latin1"), "video/mp4"],
    ["a film of another kind", Buffer.from("\0\0\0\x14ftypqt  \0\0\x02\0qt  ", "latin1"), "video/mp4"],
    ["nothing", "", "image/png"],
    [
      "a film of nothing but boxes",
      Buffer.concat([aVideo(), Buffer.from("\0\0\0\x08free".repeat(100_000), "latin1")]),
      "video/mp4",
    ],
    ["a broken film", aVideo().subarray(0, 300), "video/mp4"],
    [
      "a film without a description",
      Buffer.concat([aVideo().subarray(0, 28), aVideo().subarray(100)]),
      "video/mp4",
    ],
    [
      "an empty film",
      Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex"),
      "video/webm",
    ],
  ])("%s is refused, and nothing of it stays", async (_, bytes, type) => {
    const before = [stored(), await used(anna)];
    const { status } = await upload(anna, bytes as Buffer, type);
    expect([400, 415]).toContain(status);
    expect([stored(), await used(anna)]).toEqual(before);
  });

  test("that are cut off or too large are refused", async () => {
    const photo = await aPhoto();
    expect((await upload(anna, photo.subarray(0, photo.length / 2), "image/jpeg")).status).toBe(415);
    const padded = Buffer.concat([photo, Buffer.alloc(POST_IMAGE_MAX_BYTES)]);
    expect((await upload(anna, padded, "image/jpeg")).status).toBe(413);
  });
});

describe("videos", () => {
  test("are kept as they are, and read in parts", async () => {
    const film = await aFilm(anna, 5000);
    expect(film).toMatchObject({
      media_type: "video",
      preview_url: null,
      width: 640,
      height: 360,
      seconds: 12.5,
    });
    const whole = await get(anna, film.id);
    const bytes = aVideo(5000);
    expect(await bytesOf(whole)).toEqual(bytes);
    expect([whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
      "video/mp4",
      "bytes",
    ]);
    expect(whole.headers.get("content-length")).toBe(String(bytes.length));
    for (const [range, from, to] of [
      ["bytes=0-99", 0, 99],
      ["bytes=100-", 100, bytes.length - 1],
      ["bytes=-50", bytes.length - 50, bytes.length - 1],
      ["bytes=10-999999", 10, bytes.length - 1],
    ] as const) {
      const part = await get(anna, film.id, { range });
      expect([part.status, part.headers.get("content-range")]).toEqual([
        206,
        `bytes ${from}-${to}/${bytes.length}`,
      ]);
      expect(await bytesOf(part)).toEqual(bytes.subarray(from, to + 1));
    }
    const beyond = await get(anna, film.id, { range: "bytes=999999-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
    const head = await anna.request("HEAD", `/api/media/${film.id}`);
    expect([head.status, head.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  });

  test("do not reveal where they were filmed, least of all to guests", async () => {
    const place = "+48.1372+011.5756/";
    const ids: string[] = [];
    for (const { bytes } of [aPlacedMp4(place), aPlacedWebm(place), aPlacedWebm(place, true)]) {
      const type = bytes.includes("ftyp") ? "video/mp4" : "video/webm";
      const { body } = await upload(anna, bytes, type);
      await aPost(anna, { content: "", media: [body.id] });
      ids.push(body.id);
    }
    for (const id of ids) {
      const answer = await get(aGuest(server), id);
      expect(answer.status).toBe(200);
      expect((await bytesOf(answer)).includes(place)).toBe(false);
    }
    // No copy of the examined files is left.
    expect(fs.readdirSync(path.join(server.dataDir, "uploads"))).toEqual([]);
  });

  test("have a still picture, until they are published", async () => {
    const image = await anUpload(anna);
    const before = await used(anna);
    const film = await aFilm(anna);
    const poster = async (who: Person, id: string, bytes: Buffer | string) =>
      who.call("POST /api/media/{id}/poster", { params: { id }, file: blob(bytes, "image/jpeg") });
    const { body } = await poster(anna, film.id, await aPhoto());
    expect(body.preview_url).toBe(`/api/media/${film.id}?size=preview`);
    await poster(anna, film.id, await aPhoto());
    expect((await poster(berta, film.id, await aPhoto())).status).toBe(404);
    expect((await poster(anna, film.id, "kein Bild")).status).toBe(415);
    expect((await poster(anna, image.id, await aPhoto())).error.error).toBe("media_invalid");
    expect((await get(anna, film.id, {}, "preview")).headers.get("content-type")).toBe("image/webp");
    const described = await anna.must("PATCH /api/media/{id}", {
      params: { id: film.id },
      body: { alt: "Rundgang" },
    });
    expect(described.alt).toBe("Rundgang");
    const post = await aPost(anna, { content: "", media: [film.id] });
    expect(post.media).toMatchObject([{ media_type: "video", alt: "Rundgang" }]);
    expect((await poster(anna, film.id, await aPhoto())).status).toBe(404);
    const alt = await anna.call("PATCH /api/media/{id}", { params: { id: film.id }, body: { alt: "x" } });
    expect(alt.status).toBe(404);
    await anna.must("DELETE /api/posts/{id}", { params: { id: post.id } });
    // What was taken is given back to the kilobyte.
    expect(await used(anna)).toBe(before);
  });

  test("can't be combined with other media", async () => {
    const film = await aFilm(anna);
    const other = await aFilm(anna);
    const image = await anUpload(anna);
    for (const media of [
      [film.id, other.id],
      [film.id, image.id],
    ])
      expect((await write(anna, { media })).error.error).toBe("media_invalid");
    expect((await write(anna, { media: [film.id] })).status).toBe(201);
  });
});

describe("uploads", () => {
  test("are published once, by the member who uploaded them", async () => {
    const image = await anUpload(anna);
    expect((await write(berta, { media: [image.id] })).error.error).toBe("media_invalid");
    expect((await write(anna, { media: [randomUUID()] })).error.error).toBe("media_invalid");
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(anna, { media: [image.id] })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error.error))).toEqual(new Set([undefined, "media_invalid"]));
  });

  test("are private until published, then visible to members, and to guests only if other sites may show them", async () => {
    const image = await anUpload(anna);
    const guest = aGuest(server);
    const seen = async () =>
      Promise.all([anna, berta, guest].map(async (who) => (await get(who, image.id)).status));
    expect(await seen()).toEqual([200, 404, 404]);
    const { id } = await aPost(anna, { media: [image.id] });
    expect(await seen()).toEqual([200, 200, 200]);
    await anna.must("PATCH /api/posts/{id}", { params: { id }, body: { embeddable: false } });
    expect(await seen()).toEqual([200, 200, 404]);
    await anna.must("DELETE /api/posts/{id}", { params: { id } });
    expect(await seen()).toEqual([404, 404, 404]);
  });

  test("are deleted by the member who uploaded them, or after a day, with their files", async () => {
    const cora = await aWriter(server);
    const before = stored();
    const one = await anUpload(cora);
    const two = await anUpload(cora);
    const kept = await anUpload(cora);
    await aPost(cora, { media: [kept.id] });
    const feature = await used(cora);
    expect((await berta.call("DELETE /api/media/{id}", { params: { id: one.id } })).status).toBe(404);
    expect((await cora.call("DELETE /api/media/{id}", { params: { id: kept.id } })).status).toBe(404);
    await cora.must("DELETE /api/media/{id}", { params: { id: one.id } });
    await query("update post_media set created_at = now() - interval '25 hours' where id = any($1)", [
      [two.id, kept.id],
    ]);
    await sweepWaiting(server.platform);
    expect(await used(cora)).toBe(feature / 3);
    expect((await get(cora, kept.id)).status).toBe(200);
    await expect.poll(() => stored().length, { timeout: 10_000 }).toBe(before.length + 2);
  });

  test("stop at the quota, also when they come at once", async () => {
    const cora = await aWriter(server);
    await anUpload(cora);
    const each = await used(cora);
    await query("update media_use set kilobytes = $2 where member_id = $1", [
      cora.id,
      MEDIA_QUOTA_BYTES / 1024 - 3 * each,
    ]);
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(cora, photo, "image/jpeg")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 201)?.error.error).toBe("quota_exceeded");
    expect(await used(cora)).toBe(MEDIA_QUOTA_BYTES / 1024);
  });

  test("a still picture that would not fit any more is refused", async () => {
    const cora = await aWriter(server);
    const { id } = await aFilm(cora);
    await query("update media_use set kilobytes = $2 where member_id = $1", [
      cora.id,
      MEDIA_QUOTA_BYTES / 1024,
    ]);
    const file = blob(await aPhoto(), "image/jpeg");
    const answer = await cora.call("POST /api/media/{id}/poster", { params: { id }, file });
    expect([answer.status, answer.error.error]).toEqual([409, "quota_exceeded"]);
    expect(await used(cora)).toBe(MEDIA_QUOTA_BYTES / 1024);
  });
});
