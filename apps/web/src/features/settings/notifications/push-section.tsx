import { type UseQueryResult, useMutation, useQuery } from "@tanstack/react-query";
import { BellOff, BellRing } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { ApiError, call } from "#platform/call.ts";
import { disablePush, enablePush, type PushState, pushState } from "#platform/push.ts";
import { queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import { Loaded, Section, useDialog } from "../section.tsx";

/** Explains what will come before the browser asks: it asks only once. */
function PushDialog({
  open,
  onOpenChange,
  onDone,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (state: PushState) => void;
}) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const { id } = useMember();
  const enable = useMutation({
    mutationFn: () => enablePush(id),
    onSuccess: (state) => {
      onDone(state);
      if (state === "on") toast(t("push.started"), { kind: "good" });
      onOpenChange(false);
    },
  });
  const message = enable.error instanceof ApiError ? enable.error.message : "";
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !enable.isPending && onOpenChange(next)}
      title={t("push.dialog_title")}
      footer={
        <>
          <Button variant="secondary" disabled={enable.isPending} onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button busy={enable.isPending} onClick={() => enable.mutate()}>
            {t("push.ask")}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        <li>{t("push.what")}</li>
        <li>{t("push.when")}</li>
        <li>{t("push.next")}</li>
      </ul>
      {enable.error && (
        <div className="mt-4">
          <FormError boxed>{message || t("push.failed")}</FormError>
        </div>
      )}
    </Dialog>
  );
}

/** The state of push messages on this device; follows what the member allows in the browser meanwhile. */
export function usePush(): { state: UseQueryResult<PushState, Error>; set: (next: PushState) => void } {
  const { id } = useMember();
  const state = useQuery({ queryKey: ["push", id], queryFn: () => pushState(id), retry: false });
  useEffect(() => {
    const left = new AbortController();
    const follow = async () => {
      const permission = await navigator.permissions.query({ name: "notifications" });
      permission.addEventListener(
        "change",
        () => void queryClient.invalidateQueries({ queryKey: ["push", id] }),
        { signal: left.signal },
      );
    };
    // A browser that cannot be asked shows the new state after a reload.
    if ("permissions" in navigator) follow().catch(() => undefined);
    return () => left.abort();
  }, [id]);
  return { state, set: (next) => void queryClient.setQueryData(["push", id], next) };
}

/** Push messages on this device: their state, and the button to change it. */
export function PushSection({ push: { state, set } }: { push: ReturnType<typeof usePush> }) {
  const { t } = useTranslation("settings");
  const on = state.data === "on";
  return (
    <Section
      title={t("push.title")}
      lead={t("push.lead")}
      aside={state.data && <Badge tone={on ? "good" : "neutral"}>{t(`push.state_${state.data}`)}</Badge>}
    >
      <Loaded query={state} lines={1}>
        {(now) => <State now={now} onChange={set} />}
      </Loaded>
    </Section>
  );
}

function State({ now, onChange }: { now: PushState; onChange: (next: PushState) => void }) {
  const { t } = useTranslation("settings");
  const dialog = useDialog();
  switch (now) {
    case "unsupported":
      return <Note icon={<BellOff />}>{t("push.unsupported")}</Note>;
    case "blocked":
      return <Note icon={<BellOff />}>{t("push.blocked")}</Note>;
    case "on":
      return <On onChange={onChange} />;
    case "off":
      return (
        <div>
          <Button
            icon={<BellRing aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={dialog.show}
          >
            {t("push.turn_on")}
          </Button>
          <PushDialog key={dialog.round} open={dialog.open} onOpenChange={dialog.setOpen} onDone={onChange} />
        </div>
      );
  }
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-start gap-3 rounded-card bg-sunken p-4 text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]">
    {icon}
    <span>{children}</span>
  </p>
);

function On({ onChange }: { onChange: (next: PushState) => void }) {
  const { t } = useTranslation("settings");
  const { t: ui } = useTranslation("ui");
  const say = (failure: unknown) =>
    toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
  const test = async () => {
    try {
      const { sent } = await call("POST /api/push/test");
      toast(t(sent ? "push.tested" : "push.test_failed"), { kind: sent ? "good" : "warn" });
    } catch (failure) {
      say(failure);
    }
  };
  const end = async () => {
    try {
      onChange(await disablePush());
      toast(t("push.ended"), { kind: "good" });
    } catch (failure) {
      say(failure);
    }
  };
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="secondary" onClick={test}>
        {t("push.test")}
      </Button>
      <Button variant="quiet" onClick={end}>
        {t("push.turn_off")}
      </Button>
    </div>
  );
}
