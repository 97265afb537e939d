import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink, type ButtonSize } from "#ui/button.tsx";
import type { Answers } from "./apply-dialog.tsx";
import { useDeclining, useJoining, useWithdrawing } from "./use-joining.ts";

/**
 * A personal invitation: its sender, and the buttons to answer. Calls `onLimit` if the viewer is in the maximum number of groups.
 */
function InvitationCard({ group, by, onLimit }: { group: Group; by: MemberCard; onLimit: () => void }) {
  const { t } = useTranslation("groups");
  const { join, joining } = useJoining(group, onLimit);
  const { decline, declining } = useDeclining(group);
  return (
    <section
      aria-label={t("invitation.title")}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sunken p-4"
    >
      <Avatar id={by.id} name={by.username} src={by.avatar_url} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{t("personal.card_title", { name: by.username })}</p>
        <p className="text-ink-soft text-sm">{t("personal.card_text")}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={joining} disabled={declining} onClick={join}>
          {t("personal.accept")}
        </Button>
        <Button variant="secondary" busy={declining} disabled={joining} onClick={decline}>
          {t("personal.decline")}
        </Button>
      </div>
    </section>
  );
}

const ApplyDialog = lazy(async () => ({ default: (await import("./apply-dialog.tsx")).ApplyDialog }));
const CodeDialog = lazy(async () => ({ default: (await import("./code-dialog.tsx")).CodeDialog }));
const UpgradeDialog = lazy(async () => ({ default: (await import("./upgrade-dialog.tsx")).UpgradeDialog }));

type JoinDialog = "apply" | "code" | "limit";

/** The join buttons of a group, for every type and every state of the viewer. */
export function JoinActions({ group, size = "md" }: { group: Group; size?: ButtonSize }) {
  const [shown, setShown] = useState<JoinDialog | null>(null);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState<ReadonlySet<JoinDialog>>(new Set());
  const [answers, setAnswers] = useState<Answers>({});
  const ask = (what: JoinDialog) => {
    setUsed((before) => new Set([...before, what]));
    setShown(what);
  };
  const dialogProps = (what: JoinDialog) => ({
    open: shown === what,
    onOpenChange: (open: boolean) => setShown(open ? what : null),
  });
  return (
    <>
      <Action group={group} size={size} ask={ask} />
      <Suspense fallback={null}>
        {used.has("apply") && (
          <ApplyDialog
            group={group}
            {...dialogProps("apply")}
            answers={answers}
            onAnswers={setAnswers}
            onLimit={() => ask("limit")}
          />
        )}
        {used.has("code") && <CodeDialog {...dialogProps("code")} />}
        {used.has("limit") && <UpgradeDialog {...dialogProps("limit")} />}
      </Suspense>
    </>
  );
}

type ActionProps = { group: Group; size: ButtonSize; ask: (what: JoinDialog) => void };

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
