import type { Job } from "@kompagnon/contract/jobs/model.ts";
import {
  JOB_CONTENT_MAX,
  JOB_COUNTRIES,
  JOB_COUNTRY_USUAL,
  JOB_SALARY_MAX,
  JOB_TITLE_MAX,
  JOB_TYPES,
  type JobCountry,
  type JobType,
} from "@kompagnon/contract/jobs/rules.ts";
import {
  BUSINESS_MODELS,
  type BusinessModel,
  SELECTION_MAX,
  SKILLS,
  type Skill,
} from "@kompagnon/contract/profiles/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type FormEvent, Suspense, useState } from "react";
import { openPage, PageChoice, PageSwitch } from "#features/publicpages/public.ts";
import { call } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { putJob, refreshBoard, refreshMine } from "../api.ts";
import { useLabels } from "../board/job-words.tsx";

/** A post that is being written. */
type JobDraft = {
  /** Goes with the post, so that sending it twice publishes it once. */
  clientId: string;
  title: string;
  content: string;
  models: BusinessModel[];
  skills: Skill[];
  country: JobCountry;
  type: JobType | null;
  salary: string;
};

const keyOf = (me: string) => `jobs.draft.${me}` as const;

/** An empty post. */
const freshDraft = (): JobDraft => ({
  clientId: crypto.randomUUID(),
  title: "",
  content: "",
  models: [],
  skills: [],
  country: JOB_COUNTRY_USUAL,
  type: null,
  salary: "",
});

/** What a post says now, to be changed. */
const draftOf = (job: Job): JobDraft => ({
  clientId: job.id,
  title: job.title,
  content: job.content,
  models: job.business_models,
  skills: job.skills,
  country: job.country,
  type: job.job_type,
  salary: job.salary,
});

/** What was being written, kept on this device until it is published. */
function readDraft(me: string): JobDraft {
  try {
    const kept = JSON.parse(readItem(keyOf(me)) ?? "null") as Partial<JobDraft> | null; // only this file writes it
    return { ...freshDraft(), ...kept };
  } catch {
    return freshDraft(); // the stored value is invalid
  }
}

/** Keeps what is being written; null forgets it. */
const storeDraft = (me: string, draft: JobDraft | null): void =>
  storeItem(keyOf(me), draft && JSON.stringify(draft));

/** A post as the server takes it. */
const bodyOf = ({ title, content, models, skills, country, type, salary }: JobDraft) => ({
  title,
  content,
  business_models: models,
  skills,
  country,
  job_type: type,
  salary,
});

/** Publishes or changes a post; what is new is kept while it is written. */
function useSaving(job: Job | undefined, onDone: () => void) {
  const { t } = useTranslation("jobs");
  const { id: me } = useMember();
  const [draft, setDraft] = useState(() => (job ? draftOf(job) : readDraft(me)));
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (part: Partial<JobDraft>) => {
    const next = { ...draft, ...part };
    if (!job) storeDraft(me, next);
    setDraft(next);
  };
  const save = async () => {
    setBusy(true);
    setFailure(null);
    const body = bodyOf(draft);
    try {
      if (job) putJob(await call("PATCH /api/jobs/{id}", { params: { id: job.id }, body }));
      else {
        const made = await call("POST /api/jobs", { body: { ...body, client_id: draft.clientId } });
        if (open) await openPage("job", made.id);
        storeDraft(me, null);
        void refreshBoard();
        void refreshMine();
      }
      toast(t(job ? "saved" : "published"), { kind: "good" });
      onDone();
    } catch (problem) {
      setFailure((problem instanceof Error && problem.message) || t("not_done"));
    } finally {
      setBusy(false);
    }
  };
  return { draft, change, save, busy, failure, open, setOpen };
}

/** The fields of a post. */
export function JobForm({ job, onDone }: { job?: Job; onDone: () => void }) {
  const { t } = useTranslation("jobs");
  const { draft, change, save, busy, failure, open, setOpen } = useSaving(job, onDone);
  const [tried, setTried] = useState(false);
  const missing = (text: string) => (tried && text.trim() === "" ? { error: t("required") } : {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const whole = draft.title.trim() !== "" && draft.content.trim() !== "";
    if (whole && lengthOf(draft.content) <= JOB_CONTENT_MAX && !busy) void save();
  };
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy} className="grid gap-5">
      <TextField
        label={t("field_title")}
        hint={t("field_title_hint")}
        value={draft.title}
        maxLength={JOB_TITLE_MAX}
        dir="auto"
        onChange={(event) => change({ title: event.target.value })}
        {...missing(draft.title)}
      />
      <TextArea
        label={t("field_content")}
        hint={t("field_content_hint")}
        value={draft.content}
        max={JOB_CONTENT_MAX}
        rows={5}
        dir="auto"
        onChange={(event) => change({ content: event.target.value })}
        {...missing(draft.content)}
      />
      <Choices draft={draft} change={change} />
      <Suspense fallback={<Skeleton className="h-24" />}>
        {job ? (
          <PageSwitch kind="job" id={job.id} />
        ) : (
          <PageChoice kind="job" checked={open} onChange={setOpen} />
        )}
      </Suspense>
      {failure && <FormError boxed>{failure}</FormError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" busy={busy}>
          {t(job ? "save" : "publish")}
        </Button>
      </div>
    </Form>
  );
}

function Choices({ draft, change }: { draft: JobDraft; change: (part: Partial<JobDraft>) => void }) {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select<JobCountry>
          label={t("country")}
          value={draft.country}
          onChange={(country) => change({ country })}
          options={JOB_COUNTRIES.map((one) => ({ value: one, label: labels.country(one) }))}
        />
        <TextField
          label={t("salary")}
          hint={t("field_salary_hint")}
          optional
          value={draft.salary}
          maxLength={JOB_SALARY_MAX}
          dir="auto"
          onChange={(event) => change({ salary: event.target.value })}
        />
      </div>
      <ChoiceChip
        label={t("type")}
        clearable
        choices={JOB_TYPES.map((one) => ({ value: one, label: t(one) }))}
        value={draft.type}
        onChange={(type) => change({ type })}
      />
      <ChoiceChips
        label={t("skills")}
        max={SELECTION_MAX}
        choices={SKILLS.map((slug) => ({ value: slug, label: labels.skill(slug) }))}
        value={draft.skills}
        onChange={(skills) => change({ skills })}
      />
      <ChoiceChips
        label={t("models")}
        max={SELECTION_MAX}
        choices={BUSINESS_MODELS.map((slug) => ({ value: slug, label: labels.model(slug) }))}
        value={draft.models}
        onChange={(models) => change({ models })}
      />
    </>
  );
}
