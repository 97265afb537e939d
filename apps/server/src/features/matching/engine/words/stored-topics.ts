import { BUCKETS, TOPICS, type Topics } from "./topics.ts";

// One bucket that counts: its number, how rare it is, its part in each topic.
const RARITY = 2;
const PARTS = RARITY + 4;
const SIZE = PARTS + 4 * TOPICS;

/** Topics as they are stored: only the buckets that count. */
export function packTopics({ rarity, parts }: Topics): Buffer {
  const counted = Array.from(rarity.keys()).filter((bucket) => rarity[bucket]);
  const bytes = Buffer.alloc(counted.length * SIZE);
  for (const [row, bucket] of counted.entries()) {
    const at = row * SIZE;
    bytes.writeUInt16BE(bucket, at);
    bytes.writeFloatBE(rarity[bucket] ?? 0, at + RARITY);
    for (let topic = 0; topic < TOPICS; topic++)
      bytes.writeFloatBE(parts[bucket * TOPICS + topic] ?? 0, at + PARTS + 4 * topic);
  }
  return bytes;
}

/** Stored topics, ready to read texts by. */
export function readTopics(bytes: Buffer): Topics {
  const topics = { rarity: new Float32Array(BUCKETS), parts: new Float32Array(BUCKETS * TOPICS) };
  for (let at = 0; at < bytes.length; at += SIZE) {
    const bucket = bytes.readUInt16BE(at);
    topics.rarity[bucket] = bytes.readFloatBE(at + RARITY);
    for (let topic = 0; topic < TOPICS; topic++)
      topics.parts[bucket * TOPICS + topic] = bytes.readFloatBE(at + PARTS + 4 * topic);
  }
  return topics;
}
