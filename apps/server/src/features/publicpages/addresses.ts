import { createHash } from "node:crypto";
import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { versionOf } from "#features/publicpages/pictures/preview.ts";
import type { PageWords } from "#features/publicpages/words/page-words.ts";

/** The address of a page's preview picture: another one whenever the picture is, as messengers keep what they fetched. */
export const previewUrl = ({ kind, key, preview }: PageWords): string =>
  `/api/og/${kind}/${encodeURIComponent(key)}.png?lang=${preview.language}&v=${versionOf(preview)}`;

/** The URL of the picture of a page's subject; null without one. */
export const faceUrl = (kind: PublicKind, key: string, stored: string | null): string | null =>
  stored &&
  `/api/og/face/${kind}/${encodeURIComponent(key)}?v=${createHash("sha256").update(stored).digest("base64url").slice(0, 12)}`;
