import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Rocket } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { pathQuery, usePathChange, usePathNews } from "./api.ts";

const LOUD: ReadonlySet<string | undefined> = new Set(["choose_end", "found_team"]);

/** Trial projects that a team can come from. */
const TRIED: ReadonlySet<string> = new Set(["running", "debrief", "done"]);

/** Says that one would like to found a team with the other, once, and leads to where it is founded. */
export function useFounding({ chat_id: chatId, i_want_team: wantsTeam, trial }: Path) {
  const navigate = useNavigate();
  const end = usePathChange("POST /api/paths/{id}/end", chatId);
  const found = async () => {
    if (!wantsTeam) await end.mutateAsync({ params: { id: chatId }, body: { choice: "team" } });
    const tried = trial && TRIED.has(trial.status);
    void navigate(tried ? teamsPaths.found("trial", trial.id) : teamsPaths.found("match", chatId));
  };
  return { found, failure: end.error?.message, busy: end.isPending };
}

/** How two go on after a trial project: as a team, as friends, or each their own way. One press; the other reads of it kindly. */
export function Ends({ path }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const [asking, setAsking] = useState<"friends" | "part" | null>(null);
  const { found, failure, busy } = useFounding(path);
  const end = usePathChange("POST /api/paths/{id}/end", path.chat_id);
  const name = path.other.username;
  return (
    <Card
      as="section"
      id="ends"
      tabIndex={-1}
      aria-labelledby="ends-title"
      className="grid scroll-mt-20 gap-3"
    >
      <h2 id="ends-title" className="text-lg">
        {t("ends_title")}
      </h2>
      <p className="text-ink-soft">{t("ends_text", { name })}</p>
      {path.other_wants_team && <p className="font-medium">{t("other_wants_team", { name })}</p>}
      {path.i_want_team && <p className="font-medium">{t("i_want_team", { name })}</p>}
      {failure && <FormError boxed>{failure}</FormError>}
      <div className="flex flex-wrap gap-2.5">
        <Button
          // If another step is due first, that one is the primary button.
          variant={LOUD.has(path.next?.kind) ? "primary" : "secondary"}
          busy={busy}
          onClick={found}
          icon={<Rocket aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("end.team")}
        </Button>
        <Button variant="secondary" onClick={() => setAsking("friends")}>
          {t("end.friends")}
        </Button>
        <Button variant="secondary" onClick={() => setAsking("part")}>
          {t("end.part")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking ? t(`end.${asking}`) : ""}
        text={asking ? t(`end_sure.${asking}`, { name }) : ""}
        confirm={asking ? t(`end.${asking}`) : ""}
        error={end.isError && (end.error.message || t("not_done"))}
        onConfirm={async () => {
          if (!asking) return;
          await end.mutateAsync({ params: { id: path.chat_id }, body: { choice: asking } });
          toast(t(`aside_mine.${asking}`));
        }}
      />
    </Card>
  );
}

/** How two go on, where their trial project is: as soon as it is done, until they said so. */
export function TrialEnds({ chatId }: { chatId: string }) {
  usePathNews(chatId);
  const { data: path } = useQuery(pathQuery(chatId));
  if (!path?.can_write || path.aside || path.team || path.trial?.status !== "done") return null;
  return <Ends path={path} />;
}
