import { createHash } from "node:crypto";
import { canonicalForm, type Wording } from "@kompagnon/contract/agreements/template/paper.ts";

/** What a text is recognised by: SHA-256 of its canonical form, as hexadecimal digits. */
export const hashOf = (wording: Wording): string =>
  createHash("sha256").update(canonicalForm(wording)).digest("hex");
