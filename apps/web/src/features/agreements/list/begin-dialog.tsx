import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import {
  AGREEMENT_KINDS,
  type AgreementKind,
  PAPER_LANGUAGES,
  type PaperLanguage,
} from "@kompagnon/contract/agreements/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { cx } from "#ui/cx.ts";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { putAgreement } from "../api.ts";

type Beginning = { kind: AgreementKind | null; chatId: string | null };

/** Chooses what is to be written, and in which language. */
export function BeginDialog({
  open,
  beginning,
  onClose,
}: {
  open: boolean;
  beginning: Beginning;
  onClose: () => void;
}) {
  const { t } = useTranslation("agreements");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("begin.title")}
      {...(beginning.chatId && { description: t("begin.from_path") })}
    >
      <BeginForm beginning={beginning} />
    </Dialog>
  );
}

function BeginForm({ beginning }: { beginning: Beginning }) {
  const { t, i18n } = useTranslation("agreements");
  const navigate = useNavigate();
  const [kind, setKind] = useState<AgreementKind>(beginning.kind ?? "nda_mutual");
  const [language, setLanguage] = useState<PaperLanguage>(i18n.language.startsWith("de") ? "de" : "en");
  const begin = useMutation({
    ...mutation("POST /api/agreements"),
    onSuccess: (agreement) => {
      putAgreement(agreement);
      void navigate(agreementsPaths.edit(agreement.id));
    },
  });
  const kinds = beginning.chatId ? (["mou"] as const) : AGREEMENT_KINDS;
  return (
    <Form
      aria-busy={begin.isPending}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (begin.isPending) return;
        const from = beginning.chatId ? { chat_id: beginning.chatId } : {};
        begin.mutate({ body: { kind, language, ...from } });
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t("begin.title")}</legend>
        {kinds.map((one) => (
          <label
            key={one}
            className={cx(
              "flex cursor-pointer items-start gap-3 rounded-card border p-4",
              kind === one ? "border-accent bg-accent-soft" : "border-line hover:border-ink-soft",
            )}
          >
            <input
              type="radio"
              name="kind"
              value={one}
              checked={kind === one}
              onChange={() => setKind(one)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="grid gap-0.5">
              <span className="font-medium">{t(`kind.${one}`)}</span>
              <span className="text-ink-soft text-sm">{t(`kind_text.${one}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ChoiceChip
        label={t("begin.language")}
        choices={PAPER_LANGUAGES.map((one) => ({ value: one, label: t(`begin.${one}`) }))}
        value={language}
        onChange={(next) => next && setLanguage(next)}
      />
      {begin.isError && <FormError boxed>{begin.error.message}</FormError>}
      <Button type="submit" busy={begin.isPending} className="justify-self-end">
        {t("begin.start")}
      </Button>
    </Form>
  );
}
