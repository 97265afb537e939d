import type { Team } from "@kompagnon/contract/teams/model.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { refreshTeams } from "../cache.ts";
import { useRefusal } from "../refusal.ts";

/** Leaves a team, after asking. */
export function LeaveButton({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const { id: me } = useMember();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    ...mutation("DELETE /api/teams/{id}/members/{userId}"),
    onSuccess: async () => {
      await navigate(teamsPaths.panel);
      void refreshTeams();
    },
    onError: refuse,
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<LogOut aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("people.leave")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("people.leave")}
        text={t("people.leave_text")}
        confirm={t("people.leave")}
        danger
        onConfirm={() => leave.mutateAsync({ params: { id: team.id, userId: me } })}
      />
    </>
  );
}
