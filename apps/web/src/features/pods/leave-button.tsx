import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { useMineChange } from "./cache.ts";

/** Leaves a circle, asked once. */
export function LeaveButton({ podId }: { podId: string }) {
  const { t } = useTranslation("pods");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = useMineChange("POST /api/pods/{id}/leave");
  const confirm = async () => {
    await leave.mutateAsync({ params: { id: podId } });
    toast(t("left"));
    await navigate(podsPaths.pods);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<LogOut aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("leave")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("leave_ask")}
        text={t("leave_text")}
        confirm={t("leave")}
        danger
        error={leave.isError && leave.error.message}
        onConfirm={confirm}
      />
    </>
  );
}
