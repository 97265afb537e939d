import type { Config } from "#platform/env/config.ts";
import { vaultOf } from "#platform/vault.ts";

/** What is stored of something that the vault sealed. */
export type SealedColumns = { sealed: Buffer; master: string; key: Buffer };
type Keys = Pick<Config, "identityKeys">;

/** What sealed things are bound to: moved to another row they do not open. */
export const about = {
  title: (id: string) => `document title ${id}`,
  key: (id: string, epoch: number) => `document key ${id} ${epoch}`,
  version: (id: string, covers: number) => `document version ${id} ${covers}`,
};

/** Seals bytes, or a text. */
export function sealed(config: Keys, plain: Buffer | string, bound: string): SealedColumns {
  const { sealed: bytes, wrapped } = vaultOf(config).seal(Buffer.from(plain), bound);
  return { sealed: bytes, master: wrapped.master, key: wrapped.key };
}

/** What was sealed. */
export const opened = (config: Keys, { sealed: bytes, master, key }: SealedColumns, bound: string): Buffer =>
  vaultOf(config).open(bytes, { master, key }, bound);

/** A text that was sealed. */
export const openedText = (config: Keys, one: SealedColumns, bound: string): string =>
  opened(config, one, bound).toString("utf8");
