import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { isSlug, SLUG_MAX, SLUG_MIN, SLUG_PATTERN } from "@kompagnon/contract/invites/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { mutation, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { mineQuery } from "../cache.ts";
import { Part } from "./part.tsx";

/** Chooses the slug of the member's link. It can't be changed, so it asks for a confirmation. */
export function SlugForm() {
  const { t } = useTranslation("invites");
  const [slug, setSlug] = useState("");
  const [asking, setAsking] = useState(false);
  const make = useMutation({
    ...mutation("POST /api/invites"),
    onSuccess: (link) => {
      queryClient.setQueryData(mineQuery().queryKey, { items: [link] });
      toast(t("make.done"), { kind: "good" });
    },
    // Made meanwhile, on another device: it is shown.
    onError: ({ code }) =>
      void (code === "link_exists" && queryClient.invalidateQueries({ queryKey: mineQuery().queryKey })),
  });
  const valid = isSlug(slug);
  const refusal = make.error && (make.error.message || t("make.failed"));
  const problem = useProblem(slug) ?? refusal;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) setAsking(true);
  };
  return (
    <Part title={t("make.title")} lead={t("make.lead")}>
      <Form noValidate onSubmit={submit} className="grid max-w-md gap-4">
        <TextField
          label={t("make.label")}
          hint={t("make.hint")}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SLUG_MAX}
          value={slug}
          {...(problem && { error: problem })}
          onChange={({ target }) => {
            make.reset();
            setSlug(target.value.trim());
          }}
        />
        <p dir="ltr" className="wrap-anywhere rounded-control bg-sunken px-3.5 py-2.5 text-ink-soft text-sm">
          {location.origin}
          {invitesPaths.link("")}
          <strong className="text-ink">{slug || "…"}</strong>
        </p>
        <Button type="submit" className="justify-self-start" disabled={!valid} busy={make.isPending}>
          {t("make.button")}
        </Button>
      </Form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("make.confirm_title")}
        text={t("make.confirm_text", { slug })}
        confirm={t("make.confirm_button")}
        error={refusal}
        onConfirm={() => make.mutateAsync({ body: { slug } })}
      />
    </Part>
  );
}

/** What is wrong with what is typed, as it is typed. */
function useProblem(slug: string): string | null {
  const { t } = useTranslation("invites");
  if (slug === "" || isSlug(slug)) return null;
  if (!SLUG_PATTERN.test(slug)) return t("make.invalid");
  return slug.length < SLUG_MIN ? t("make.short") : t("make.hint");
}
