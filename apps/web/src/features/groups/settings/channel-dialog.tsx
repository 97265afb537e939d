import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { CHANNEL_NAME_MAX, CHANNEL_TOPIC_MAX, SLOW_MODES } from "@kompagnon/contract/groups/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { type ApiError, call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshChannels } from "../cache.ts";
import { durationIn } from "../texts.ts";

type Props = {
  group: Group;
  /** Null makes a new one. */
  channel: Channel | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};
type Draft = { name: string; topic: string; slow: Channel["slow_seconds"] };

/** Makes a channel or changes it. */
export function ChannelDialog({ group, channel, open, onOpenChange }: Props) {
  const { t } = useTranslation("groups");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={channel ? t("channels.change", { name: channel.name }) : t("channels.add")}
    >
      <ChannelForm group={group} channel={channel} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChannelForm({ group, channel, onDone }: Pick<Props, "group" | "channel"> & { onDone: () => void }) {
  const { t, i18n } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const [draft, setDraft] = useState<Draft>({
    name: channel?.name ?? "",
    topic: channel?.topic ?? "",
    slow: channel?.slow_seconds ?? 0,
  });
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const saving = useMutation<unknown, ApiError>({
    mutationFn: () => save(group, channel, draft),
    onSuccess: async () => {
      await refreshChannels(group.id);
      toast(t("saved"), { kind: "good" });
      onDone();
    },
  });
  const length = draft.name.trim().length;
  const fits = length > 0 && length <= CHANNEL_NAME_MAX && draft.topic.trim().length <= CHANNEL_TOPIC_MAX;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fits && !saving.isPending) saving.mutate();
  };
  return (
    <Form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("channels.name")}
        dir="auto"
        autoComplete="off"
        value={draft.name}
        error={length > CHANNEL_NAME_MAX ? t("form.too_long") : undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={t("channels.topic")}
        optional
        dir="auto"
        rows={2}
        max={CHANNEL_TOPIC_MAX}
        value={draft.topic}
        onChange={(event) => set({ topic: event.target.value })}
      />
      {channel && (
        <Select
          label={t("channels.slow")}
          hint={t("channels.slow_hint")}
          value={String(draft.slow)}
          onChange={(value) => set({ slow: Number(value) })}
          options={SLOW_MODES.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t("channels.slow_off") : durationIn(seconds, i18n.language),
          }))}
        />
      )}
      {saving.error && <FormError boxed>{saving.error.message || ui("error_text")}</FormError>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" disabled={saving.isPending} onClick={onDone}>
          {ui("cancel")}
        </Button>
        <Button type="submit" disabled={!fits} busy={saving.isPending}>
          {channel ? ui("save") : t("channels.add")}
        </Button>
      </div>
    </Form>
  );
}

function save(group: Group, channel: Channel | null, { name, topic, slow }: Draft): Promise<unknown> {
  const texts = { name: name.trim(), topic: topic.trim() };
  if (!channel) return call("POST /api/groups/{id}/channels", { params: { id: group.id }, body: texts });
  const slowSeconds = SLOW_MODES.find((mode) => mode === slow);
  return call("PATCH /api/groups/{id}/channels/{channelId}", {
    params: { id: group.id, channelId: channel.id },
    body: { ...texts, ...(slowSeconds !== undefined && { slow_seconds: slowSeconds }) },
  });
}
