import { createHmac } from "node:crypto";
import { SECOND_FACTOR_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import type { Platform } from "#platform/platform.ts";
import { seal } from "#platform/secrets.ts";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";

/** How one gets into the sample accounts while nobody but this machine's own people can reach them. */
const OPEN = { password: "kompagnon-probe", secret: "KOMPAGNONPROBEKOMPAGNONPROBE2345" };
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const KEY = "sample access";

type Access = { kind: "open" | "sealed"; password: string; secret: string };

/** How one gets into them here: as everybody knows on a loopback address, else as only this installation's secret tells. */
function accessOf({ loopback, secret }: Platform["config"]): Access {
  if (loopback) return { kind: "open", ...OPEN };
  const digest = (name: string) => createHmac("sha256", secret).update(`sample ${name}`).digest();
  const base32 = [...digest("second factor")].map((byte) => BASE32[byte % BASE32.length]).join("");
  return { kind: "sealed", password: digest("password").toString("base64url").slice(0, 24), secret: base32 };
}

/**
 * Sees to it that the sample accounts, if there are any, are entered as this address allows: a community that was loaded on
 * a loopback address gets passwords nobody knows once the product is reached from elsewhere. Answers password and second
 * factor.
 */
export async function secureSample({ db, config }: Platform): Promise<{ password: string; secret: string }> {
  const { kind, password, secret } = accessOf(config);
  await db.transaction(async (tx) => {
    await tx.rawQuery("select pg_advisory_xact_lock(7316003)");
    const { rows } = await tx.rawQuery<{ value: string }>("select value from installation where key = $1", [
      KEY,
    ]);
    const some = await tx.rawQuery("select from members where sample limit 1");
    if (rows[0]?.value === kind || some.rowCount === 0) return;
    await tx.rawQuery("update members set password_hash = $1 where sample", [await hashPassword(password)]);
    await tx.rawQuery("delete from sessions where member_id in (select id from members where sample)");
    await tx.rawQuery(
      `insert into two_factor (member_id, secret, enabled_at)
         select id, $1, now() from members where sample and admin_level >= $2
         on conflict (member_id) do update set secret = excluded.secret, enabled_at = now(), last_step = 0`,
      [seal(config.secret, Buffer.from(secret)), SECOND_FACTOR_LEVEL],
    );
    await tx.rawQuery(
      `insert into installation (key, value, at) values ($1, $2, $3)
         on conflict (key) do update set value = excluded.value, at = excluded.at`,
      [KEY, kind, Date.now()],
    );
  });
  return { password, secret };
}
