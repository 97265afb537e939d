import type { Event } from "@kompagnon/contract/events/model.ts";
import {
  EVENT_CAPACITY_MAX,
  EVENT_MINUTES_MAX,
  EVENT_MINUTES_MIN,
  EVENT_REPEATS,
  EVENT_TEXT_MAX,
  EVENT_TITLE_MAX,
  EVENT_VENUE_MAX,
  EVENT_VENUES,
  type EventRepeat,
  type EventVenueKind,
} from "@kompagnon/contract/events/rules.ts";
import { type FormEvent, useState } from "react";
import { deviceZone, zoneOptions } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { type HostRef, useEventChange } from "./cache.ts";
import { soon } from "./words.tsx";

/** What is typed: empty fields are empty texts. */
type Draft = {
  title: string;
  text: string;
  day: string;
  time: string;
  zone: string;
  minutes: string;
  repeats: EventRepeat;
  until: string;
  venue: EventVenueKind | "none";
  venueText: string;
  capacity: string;
};
const USUAL_MINUTES = "60";

const freshDraft = (preset: Partial<Draft>): Draft => ({
  title: "",
  text: "",
  ...soon(),
  zone: deviceZone(),
  minutes: USUAL_MINUTES,
  repeats: "none",
  until: "",
  venue: "none",
  venueText: "",
  capacity: "",
  ...preset,
});
const draftOf = ({ date, text, starts, minutes, until }: Event): Draft => ({
  title: date.title,
  text,
  day: starts.slice(0, 10),
  time: starts.slice(11),
  zone: date.time_zone,
  minutes: String(minutes),
  repeats: date.repeats,
  until: until ?? "",
  venue: date.venue?.kind ?? "none",
  venueText: date.venue?.text ?? "",
  capacity: date.capacity === null ? "" : String(date.capacity),
});
const bodyOf = (draft: Draft, channelId: string | null) => ({
  title: draft.title,
  text: draft.text,
  starts: `${draft.day}T${draft.time}`,
  minutes: Number(draft.minutes),
  time_zone: draft.zone,
  repeats: draft.repeats,
  until: draft.repeats === "none" || draft.until === "" ? null : draft.until,
  venue: draft.venue === "none" ? null : { kind: draft.venue, text: draft.venueText },
  channel_id: draft.venue === "room" ? channelId : null,
  capacity: draft.capacity === "" ? null : Number(draft.capacity),
});
const isReady = ({ title, day, time, minutes, venue, venueText }: Draft): boolean =>
  title.trim() !== "" &&
  day !== "" &&
  time !== "" &&
  Number(minutes) >= EVENT_MINUTES_MIN &&
  (venue === "none" || venue === "room" || venueText.trim() !== "");

/** Makes an event in a host, or changes one with all its dates to come. */
export function EventForm({
  host,
  channelId,
  event,
  preset = {},
  onDone,
}: {
  host: HostRef;
  /** The channel of a group whose room is offered. */
  channelId: string | null;
  event?: Event;
  preset?: { title?: string; repeats?: EventRepeat };
  onDone: () => void;
}) {
  const { t } = useTranslation("events");
  const [clientId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => (event ? draftOf(event) : freshDraft(preset)));
  const create = useEventChange("POST /api/events");
  const update = useEventChange("PUT /api/events/{id}");
  const saving = event ? update : create;
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    if (saving.isError) saving.reset();
  };
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    if (!isReady(draft) || saving.isPending) return;
    const body = bodyOf(draft, channelId ?? event?.date.channel_id ?? null);
    if (event) update.mutate({ params: { id: event.date.event_id }, body }, { onSuccess: onDone });
    else create.mutate({ body: { client_id: clientId, host, ...body } }, { onSuccess: onDone });
  };
  const mayUseRoom = host.kind !== "group" || channelId !== null || event?.date.channel_id != null;
  return (
    <Form
      onSubmit={submit}
      aria-busy={saving.isPending}
      aria-label={event ? t("form.change_title") : t("new")}
      className="grid gap-4 rounded-card border border-line p-4"
    >
      {event && event.date.repeats !== "none" && (
        <p className="text-ink-soft text-sm">{t("form.all_note")}</p>
      )}
      <TextField
        label={t("form.title")}
        value={draft.title}
        maxLength={EVENT_TITLE_MAX}
        dir="auto"
        autoFocus
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={t("form.text")}
        optional
        value={draft.text}
        max={EVENT_TEXT_MAX}
        rows={2}
        maxRows={8}
        dir="auto"
        onChange={({ target }) => change({ text: target.value })}
      />
      <TimeFields draft={draft} change={change} />
      <VenueFields draft={draft} change={change} mayUseRoom={mayUseRoom} />
      <TextField
        label={t("form.capacity")}
        hint={t("form.capacity_hint")}
        optional
        type="number"
        inputMode="numeric"
        min={1}
        max={EVENT_CAPACITY_MAX}
        value={draft.capacity}
        onChange={({ target }) => change({ capacity: target.value })}
      />
      {saving.isError && (
        <FormError boxed>{saving.error.details[0]?.message ?? saving.error.message}</FormError>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" busy={saving.isPending} disabled={!isReady(draft)}>
          {t(event ? "form.save" : "form.create")}
        </Button>
      </div>
    </Form>
  );
}

type Fields = { draft: Draft; change: (part: Partial<Draft>) => void };

/** When it is, by the clocks of which zone, how long, and how often. */
function TimeFields({ draft, change }: Fields) {
  const { t } = useTranslation("events");
  return (
    <>
      <DayAndTime {...draft} onChange={change} />
      <Combobox
        label={t("form.zone")}
        options={zoneOptions(draft.zone)}
        value={draft.zone}
        onChange={(zone) => zone !== null && change({ zone })}
      />
      <Select
        label={t("form.repeats")}
        value={draft.repeats}
        options={EVENT_REPEATS.map((value) => ({ value, label: t(`repeats_${value}`) }))}
        onChange={(repeats) => change({ repeats })}
      />
      {draft.repeats !== "none" && (
        <TextField
          label={t("form.until")}
          optional
          type="date"
          min={draft.day}
          value={draft.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      )}
    </>
  );
}

/** The day, the time and the length of a date. */
export function DayAndTime({
  day,
  time,
  minutes,
  onChange,
}: {
  day: string;
  time: string;
  minutes: string;
  onChange: (part: { day?: string; time?: string; minutes?: string }) => void;
}) {
  const { t } = useTranslation("events");
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        label={t("form.day")}
        type="date"
        value={day}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <TextField
        label={t("form.time")}
        type="time"
        value={time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <TextField
        label={t("form.minutes")}
        type="number"
        inputMode="numeric"
        min={EVENT_MINUTES_MIN}
        max={EVENT_MINUTES_MAX}
        step={5}
        value={minutes}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
    </div>
  );
}

/** Where members meet: a room of the host, a link or an address. */
function VenueFields({ draft, change, mayUseRoom }: Fields & { mayUseRoom: boolean }) {
  const { t } = useTranslation("events");
  const kinds = ["none", ...EVENT_VENUES.filter((kind) => kind !== "room" || mayUseRoom)] as const;
  const { venue } = draft;
  return (
    <>
      <Select
        label={t("venue")}
        value={venue}
        options={kinds.map((value) => ({ value, label: t(`venue_${value}`) }))}
        onChange={(next) => change({ venue: next })}
      />
      {(venue === "link" || venue === "address") && (
        <TextField
          label={t(`venue_${venue}`)}
          value={draft.venueText}
          maxLength={EVENT_VENUE_MAX}
          dir={venue === "link" ? "ltr" : "auto"}
          {...(venue === "link" && { type: "url" as const, placeholder: "https://" })}
          onChange={({ target }) => change({ venueText: target.value })}
        />
      )}
    </>
  );
}
