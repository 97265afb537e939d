import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

/** Begins a team's weekly circle, or joins it, and leads there. */
export function TeamCircleButton({ teamId }: { teamId: string }) {
  const { t } = useTranslation("pods");
  const navigate = useNavigate();
  const join = useMutation({
    ...mutation("POST /api/pods/of-team"),
    onSuccess: ({ pod_id: id }) => navigate(podsPaths.pod(id)),
    onError: ({ message }) => toast(t("not_done", { reason: message }), { kind: "warn" }),
  });
  return (
    <Button
      variant="secondary"
      busy={join.isPending}
      icon={<CalendarCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={() => join.mutate({ body: { team_id: teamId } })}
    >
      {t("of_team")}
    </Button>
  );
}
