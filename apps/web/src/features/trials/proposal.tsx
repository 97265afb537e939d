import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/form-error.tsx";
import { useTrialChange } from "./api.ts";
import { Goal } from "./goal.tsx";
import type { People } from "./people.ts";

/** A proposal: the other member answers it, its author may withdraw it. */
export function Proposal({ trial, people: { me, other, chatId } }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const accept = useTrialChange("POST /api/trials/{id}/accept", chatId);
  const decline = useTrialChange("POST /api/trials/{id}/decline", chatId);
  const mine = trial.proposer_id === me;
  const input = { params: { id: trial.id } };
  const failure = accept.error ?? decline.error;
  const busy = accept.isPending || decline.isPending;
  return (
    <section className="grid gap-4">
      <p className="text-ink-soft">{t(mine ? "waiting" : "proposed_by", { name: other.name })}</p>
      <Goal trial={trial} />
      {trial.tasks.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5">
          {trial.tasks.map(({ id, text }) => (
            <li key={id} dir="auto" className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      {failure && <FormError boxed>{failure.message}</FormError>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button
          variant="secondary"
          busy={decline.isPending}
          disabled={busy}
          onClick={() => decline.mutate(input)}
        >
          {t(mine ? "withdraw" : "decline")}
        </Button>
        {!mine && (
          <Button busy={accept.isPending} disabled={busy} onClick={() => accept.mutate(input)}>
            {t("accept")}
          </Button>
        )}
      </div>
    </section>
  );
}
