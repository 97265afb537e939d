import type { Identity, PasskeyLock } from "@kompagnon/contract/identities/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { toast } from "#ui/toast.tsx";
import { keepAnswer } from "../make.ts";
import { accountPasskeysQuery } from "./add-passkey.tsx";
import { Trouble } from "./trouble.tsx";

/** The passkeys that open the keys; each can be taken away, and then goes on signing in. */
export function Passkeys({ identity: { passkeys } }: { identity: Identity }) {
  const { t } = useTranslation("identities");
  if (passkeys.length === 0) return null;
  return (
    <ul aria-label={t("passkey.list")} className="divide-y divide-line border-line border-y">
      {passkeys.map((lock) => (
        <Line key={lock.passkey_id} lock={lock} />
      ))}
    </ul>
  );
}

function Line({ lock: { passkey_id, added_at } }: { lock: PasskeyLock }) {
  const { t } = useTranslation("identities");
  const { data } = useQuery(accountPasskeysQuery());
  const name = data?.items.find(({ id }) => id === passkey_id)?.name ?? t("passkey.unnamed");
  const remove = useMutation({
    ...mutation("POST /api/identity/passkeys/removal"),
    onSuccess: (identity) => {
      keepAnswer(identity);
      toast(t("passkey.removed"), { kind: "good" });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-ink-soft text-sm">
          {t("passkey.since")} <FormattedDate time={added_at} />
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        busy={remove.isPending}
        aria-label={t("passkey.remove_named", { name })}
        onClick={() => remove.mutate({ body: { passkey_id } })}
      >
        {t("passkey.remove")}
      </Button>
      <Trouble error={remove.error} />
    </li>
  );
}
