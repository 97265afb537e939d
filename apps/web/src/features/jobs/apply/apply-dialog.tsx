import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { APPLICATION_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { optionsQuery, putJob, refreshApplications, refreshOptions } from "../api.ts";
import { useLabels } from "../board/job-words.tsx";

/** A sentence from the member's profile, under a name. */
type Template = { key: string; label: string; text: string };

/** Sentences from the member's profile for the start of an application; those that fit the post come first. */
function useTemplates(job: Job): Template[] {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  const { id } = useMember();
  const { data } = useQuery(query("GET /api/users/{id}", { params: { id } }));
  if (!data) return [];
  const matchingSkills = data.skills.filter((one) => job.skills.includes(one));
  const skills = matchingSkills.length > 0 ? matchingSkills : data.skills;
  const { username: name } = job.author;
  const about = data.bio || data.business_idea;
  return [
    ...(skills.length > 0
      ? [
          {
            key: "skills",
            label: t("skills"),
            text: t("template_skills", { name, list: labels.list(skills.map(labels.skill)) }),
          },
        ]
      : []),
    ...(data.business_models.length > 0
      ? [
          {
            key: "models",
            label: t("models"),
            text: t("template_models", { list: labels.list(data.business_models.map(labels.model)) }),
          },
        ]
      : []),
    ...(about ? [{ key: "about", label: t("about"), text: t("template_about", { text: about }) }] : []),
  ];
}

/** Applies to a post; what was written stays on this device until it is sent. */
export function ApplyDialog({ job, open, onClose }: { job: Job; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("jobs");
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      title={t("apply_title", { name: job.author.username })}
      description={<span dir="auto">{job.title}</span>}
    >
      <ApplyForm job={job} onDone={onClose} />
    </Dialog>
  );
}

function useApplying(job: Job, onDone: () => void) {
  const { t } = useTranslation("jobs");
  const { id: me } = useMember();
  const name = `jobs.application.${me}.${job.id}` as const;
  const [clientId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState(() => readItem(name) ?? "");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const write = (next: string) => {
    storeItem(name, next || null);
    setText(next);
  };
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const params = { id: job.id };
      const { id, status } = await call("POST /api/jobs/{id}/applications", {
        params,
        body: { client_id: clientId, text },
      });
      storeItem(name, null);
      putJob({ ...job, my_application: { id, status } });
      // How many have applied is the server's to say.
      void call("GET /api/jobs/{id}", { params }).then(putJob, () => undefined);
      refreshApplications();
      void refreshOptions();
      toast(t("apply_done"), { kind: "good" });
      onDone();
    } catch (problem) {
      // Used up on another device meanwhile: the button learns of it.
      if (problem instanceof ApiError && problem.code === "premium_required") void refreshOptions();
      setFailure((problem instanceof Error && problem.message) || t("not_done"));
    } finally {
      setBusy(false);
    }
  };
  return { text, write, send, busy, failure };
}

function ApplyForm({ job, onDone }: { job: Job; onDone: () => void }) {
  const { t } = useTranslation("jobs");
  const { text, write, send, busy, failure } = useApplying(job, onDone);
  const templates = useTemplates(job);
  const { data: options } = useQuery(optionsQuery());
  const left = options?.applications_left ?? null;
  const ready = text.trim() !== "" && lengthOf(text) <= APPLICATION_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void send();
  };
  return (
    <Form onSubmit={submit} aria-busy={busy} className="grid gap-4">
      {templates.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium text-sm">{t("from_profile")}</legend>
          <div className="flex flex-wrap gap-2">
            {templates.map((one) => (
              <Button
                key={one.key}
                size="sm"
                variant="secondary"
                icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
                onClick={() => write([text.trim(), one.text].filter(Boolean).join("\n\n"))}
              >
                {one.label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        label={t("apply_text")}
        hint={t("apply_hint")}
        value={text}
        max={APPLICATION_MAX}
        rows={6}
        dir="auto"
        onChange={(event) => write(event.target.value)}
      />
      {left !== null && left > 0 && <p className="text-ink-soft text-sm">{t("left", { count: left })}</p>}
      {failure && <FormError boxed>{failure}</FormError>}
      <Button type="submit" busy={busy} disabled={!ready} className="justify-self-end">
        {t("apply_send")}
      </Button>
    </Form>
  );
}
