import { useDirection } from "@base-ui/react/direction-provider";
import { DOCUMENT_TITLE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { plansPaths } from "@kompagnon/contract/plans/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { createDocument } from "#features/documents/public.ts";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { numbers } from "#ui/formatters.ts";
import { Miniature } from "./begin/miniature.tsx";
import { cardWords, fillFrom, TEMPLATES, type TemplateKey } from "./begin/templates.ts";

const KEYS = Object.keys(TEMPLATES) as readonly TemplateKey[]; // Object.keys forgets the literal keys

/** `/dashboard/resources/plan/new`: the templates. */
export default function BeginPage() {
  const { t, i18n } = useTranslation("plans");
  const { t: words } = useTranslation("plans/templates");
  const [chosen, setChosen] = useState<TemplateKey | null>(null);
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("new")}</DocumentTitle>
      <header className="grid gap-1.5">
        <BackLink to={plansPaths.list}>{t("back")}</BackLink>
        <h1 className="text-2xl">{t("begin.title")}</h1>
        <p className="text-pretty text-ink-soft">{t("begin.intro")}</p>
      </header>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {KEYS.map((key) => (
          <li
            key={key}
            className="relative grid content-start gap-2 overflow-hidden rounded-card border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent hover:border-ink-soft"
          >
            <Miniature template={TEMPLATES[key]} />
            <div className="grid gap-1 p-4 pt-1">
              <h2 className="text-lg">
                <button
                  type="button"
                  onClick={() => setChosen(key)}
                  className="text-start outline-none after:absolute after:inset-0 after:rounded-card"
                >
                  {words(`${key}.title`)}
                </button>
              </h2>
              <p className="text-pretty text-ink-soft text-sm">{words(`${key}.text`)}</p>
              {key !== "empty" && (
                <p className="text-ink-soft text-xs tabular-nums">
                  {t("begin.cards", {
                    number: numbers(i18n.language).format(Object.keys(TEMPLATES[key].cards).length),
                  })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={chosen !== null}
        onOpenChange={(open) => !open && setChosen(null)}
        title={chosen ? words(`${chosen}.title`) : ""}
        size="sm"
      >
        {chosen && <NameForm key={chosen} template={chosen} />}
      </Dialog>
    </div>
  );
}

function NameForm({ template }: { template: TemplateKey }) {
  const { t } = useTranslation("plans");
  const { t: words } = useTranslation("plans/templates");
  const navigate = useNavigate();
  const rtl = useDirection() === "rtl";
  const [name, setName] = useState<string>(template === "empty" ? t("new") : words(`${template}.title`));
  const make = useMutation({
    mutationFn: (title: string) =>
      createDocument("plan", title, (doc) =>
        fillFrom(doc, template, cardWords(template, words), { rtl, today: new Date() }),
      ),
    onSuccess: (id) => navigate(plansPaths.edit(id)),
  });
  const title = name.trim();
  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (title !== "" && !make.isPending) make.mutate(title);
      }}
    >
      <TextField
        label={t("begin.name")}
        dir="auto"
        required
        maxLength={DOCUMENT_TITLE_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {make.error && (
        <FormError>{(make.error instanceof ApiError && make.error.message) || t("begin.failed")}</FormError>
      )}
      <Button type="submit" busy={make.isPending} disabled={title === ""}>
        {t("begin.make")}
      </Button>
    </Form>
  );
}
