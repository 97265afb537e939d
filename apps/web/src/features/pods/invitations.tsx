import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.tsx";
import { useMineChange } from "./cache.ts";

/** The received invitations into circles, with yes and no, and the sent ones. */
export function Invitations({ mine: { invitations, invited } }: { mine: MyPods }) {
  const { t } = useTranslation("pods");
  const accept = useMineChange("POST /api/pods/invitations/{id}/accept");
  const decline = useMineChange("POST /api/pods/invitations/{id}/decline");
  if (invitations.length + invited.length === 0) return null;
  const onError = ({ message }: Error) => toast(t("not_done", { reason: message }), { kind: "warn" });
  const busy = (id: string) =>
    (accept.isPending && accept.variables.params.id === id) ||
    (decline.isPending && decline.variables.params.id === id);
  return (
    <section aria-labelledby="pod-invitations" className="grid gap-3">
      <h2 id="pod-invitations" className="text-lg">
        {t("invitation.title")}
      </h2>
      <ul className="grid gap-3">
        {invitations.map(({ id, from }) => (
          <Card as="li" key={id} className="grid gap-4 border-accent/25! bg-accent-soft!">
            <div className="flex items-start gap-3.5">
              <Avatar id={from.id} name={from.username} src={from.avatar_url} />
              <div className="grid min-w-0 gap-1">
                <p className="font-semibold wrap-anywhere">{t("invitation.from", { name: from.username })}</p>
                <p className="text-pretty text-ink-soft text-sm">{t("invitation.text")}</p>
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                busy={busy(id)}
                onClick={() =>
                  accept.mutate(
                    { params: { id } },
                    { onError, onSuccess: () => toast(t("invitation.accepted"), { kind: "good" }) },
                  )
                }
              >
                {t("invitation.accept")}
              </Button>
              <Button
                variant="secondary"
                disabled={busy(id)}
                onClick={() => decline.mutate({ params: { id } }, { onError })}
              >
                {t("invitation.decline")}
              </Button>
            </div>
          </Card>
        ))}
        {invited.map(({ id, to }) => (
          <Card as="li" key={id} padding="sm" className="flex flex-wrap items-center gap-3">
            <Avatar id={to.id} name={to.username} src={to.avatar_url} size="sm" />
            <p className="min-w-0 grow wrap-anywhere">{t("invitation.sent", { name: to.username })}</p>
            <Button
              size="sm"
              variant="quiet"
              busy={busy(id)}
              onClick={() => decline.mutate({ params: { id } }, { onError })}
            >
              {t("invitation.take_back")}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
