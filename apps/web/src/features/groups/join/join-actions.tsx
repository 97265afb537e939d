import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink, type ButtonSize } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { putGroup, recordState, refreshGroup, refreshMine } from "../cache.ts";
import { useRefusal } from "../texts.ts";
import type { Answers } from "./apply-dialog.tsx";

/** Joins a public group and opens it (spec: community, section 4). Calls `onLimit` at the maximum number of groups. */
function useJoining(group: Group, onLimit: () => void) {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  const refuse = useRefusal();
  const open = async () => {
    await refreshMine();
    await navigate(groupsPaths.enter(group.id));
  };
  const { mutate, isPending } = useMutation({
    ...mutation("POST /api/groups/{id}/join"),
    onSuccess: async (joined) => {
      putGroup(joined);
      toast(t("join.joined", { name: group.name }), { kind: "good" });
      await open();
    },
    onError: (failure) => {
      if (failure.code === "test_version_limit") onLimit();
      else if (failure.code === "already_member") void open();
      else refuse(failure, t("join.join_failed"));
    },
  });
  return { join: () => mutate({ params: { id: group.id } }), joining: isPending };
}

/** Saying no to an invitation by name. A private group is out of sight then. */
function useDeclining(group: Group) {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  const refuse = useRefusal();
  const { mutate, isPending } = useMutation({
    ...mutation("DELETE /api/groups/{id}/member-invites/mine"),
    onSuccess: async () => {
      toast(t("personal.declined"));
      if (group.group_type === "private") await navigate(groupsPaths.groups);
      putGroup({ ...group, invited_by: null });
      refreshGroup(group.id);
    },
    onError: (failure) => refuse(failure),
  });
  return { decline: () => mutate({ params: { id: group.id } }), declining: isPending };
}

/** Taking an application back. */
function useWithdrawing(group: Group) {
  const { t } = useTranslation("groups");
  const refuse = useRefusal();
  const { mutate, isPending } = useMutation({
    ...mutation("DELETE /api/groups/{id}/applications/mine"),
    onSuccess: () => {
      recordState(group, "none");
      toast(t("join.withdrawn"));
    },
    onError: (failure) => refuse(failure),
  });
  return { withdraw: () => mutate({ params: { id: group.id } }), withdrawing: isPending };
}

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
