import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink, type ButtonSize } from "#ui/button.tsx";
import type { Answers } from "./apply-dialog.tsx";
import { InvitationCard } from "./invitation-card.tsx";
import { useJoining, useWithdrawing } from "./use-joining.ts";

const ApplyDialog = lazy(async () => ({ default: (await import("./apply-dialog.tsx")).ApplyDialog }));
const CodeDialog = lazy(async () => ({ default: (await import("./code-dialog.tsx")).CodeDialog }));
const UpgradeDialog = lazy(async () => ({ default: (await import("./upgrade-dialog.tsx")).UpgradeDialog }));

type Asked = "apply" | "code" | "limit";

/** The join buttons of a group, for every type and every state of the viewer. */
export function JoinActions({ group, size = "md" }: { group: Group; size?: ButtonSize }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState<ReadonlySet<Asked>>(new Set());
  const [answers, setAnswers] = useState<Answers>({});
  const ask = (what: Asked) => {
    setUsed((before) => new Set([...before, what]));
    setAsked(what);
  };
  const dialog = (what: Asked) => ({
    open: asked === what,
    onOpenChange: (open: boolean) => setAsked(open ? what : null),
  });
  return (
    <>
      <Action group={group} size={size} ask={ask} />
      <Suspense fallback={null}>
        {used.has("apply") && (
          <ApplyDialog
            group={group}
            {...dialog("apply")}
            answers={answers}
            onAnswers={setAnswers}
            onLimit={() => ask("limit")}
          />
        )}
        {used.has("code") && <CodeDialog {...dialog("code")} />}
        {used.has("limit") && <UpgradeDialog {...dialog("limit")} />}
      </Suspense>
    </>
  );
}

type ActionProps = { group: Group; size: ButtonSize; ask: (what: Asked) => void };

function Action({ group, size, ask }: ActionProps) {
  const { t } = useTranslation("groups");
  const { join, joining } = useJoining(group, () => ask("limit"));
  switch (group.my_state) {
    case "member":
      return (
        <ButtonLink size={size} variant="secondary" to={groupsPaths.enter(group.id)}>
          {t("join.open")}
        </ButtonLink>
      );
    case "banned":
      return <p className="text-ink-soft text-sm">{t("join.banned")}</p>;
    case "pending":
      if (group.invited_by)
        return <InvitationCard group={group} by={group.invited_by} onLimit={() => ask("limit")} />;
      return <Pending group={group} size={size} />;
    default:
      if (group.invited_by)
        return <InvitationCard group={group} by={group.invited_by} onLimit={() => ask("limit")} />;
      if (group.group_type === "public")
        return (
          <Button size={size} busy={joining} onClick={join}>
            {t("join.join")}
          </Button>
        );
      if (group.group_type === "private")
        return (
          <Button size={size} onClick={() => ask("code")}>
            {t("join.enter_code")}
          </Button>
        );
      return (
        <Button size={size} onClick={() => ask("apply")}>
          {t("join.apply")}
        </Button>
      );
  }
}

/** An application waits; it can be taken back. */
function Pending({ group, size }: { group: Group; size: ButtonSize }) {
  const { t } = useTranslation("groups");
  const { withdraw, withdrawing } = useWithdrawing(group);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Badge tone="warn">{t("join.pending")}</Badge>
      <Button size={size} variant="quiet" busy={withdrawing} onClick={withdraw}>
        {t("join.withdraw")}
      </Button>
    </div>
  );
}
