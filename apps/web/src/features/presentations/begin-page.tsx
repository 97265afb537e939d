import { useDirection } from "@base-ui/react/direction-provider";
import { DOCUMENT_TITLE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
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
import { slidesFrom, TEMPLATES, type TemplateKey } from "./begin/templates.ts";
import { previewSlide } from "./model/deck-doc.ts";
import { lookFrom } from "./model/look.ts";
import { SmallSlide } from "./stage/slide-view.tsx";

/** A template's first slide, and three more of it below. */
function TemplatePreview({
  template,
  words,
}: {
  template: TemplateKey;
  words: Readonly<Record<string, string>>;
}) {
  const rtl = useDirection() === "rtl";
  const slides = useMemo(
    () =>
      slidesFrom(template, words, rtl)
        .slice(0, 4)
        .map((slide, nth) => previewSlide(`${template}-${nth}`, slide)),
    [template, words, rtl],
  );
  const [first, ...rest] = slides;
  const look = useMemo(() => {
    const { theme, font } = TEMPLATES[template];
    return lookFrom((name) => ({ theme, font })[name]);
  }, [template]);
  return (
    <div className="grid gap-1.5 bg-sunken p-3">
      {first && <SmallSlide slide={first} look={look} className="w-full rounded-[6px] shadow-float" />}
      <div className="grid grid-cols-3 gap-1.5">
        {rest.map((slide) => (
          <SmallSlide key={slide.id} slide={slide} look={look} className="w-full rounded-[4px]" />
        ))}
      </div>
    </div>
  );
}

const KEYS = Object.keys(TEMPLATES) as readonly TemplateKey[]; // Object.keys forgets the literal keys

/** `/dashboard/resources/presentations/new`: the templates. */
export default function BeginPage() {
  const { t, i18n } = useTranslation("presentations");
  const { t: words } = useTranslation("presentations/templates");
  const [chosen, setChosen] = useState<TemplateKey | null>(null);
  const sayOf = useSlideWords();
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("new")}</DocumentTitle>
      <header className="grid gap-1.5">
        <BackLink to={presentationsPaths.list}>{t("back")}</BackLink>
        <h1 className="text-2xl">{t("begin.title")}</h1>
        <p className="text-pretty text-ink-soft">{t("begin.intro")}</p>
      </header>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {KEYS.map((key) => (
          <li
            key={key}
            className="relative grid content-start overflow-hidden rounded-card border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent hover:border-ink-soft"
          >
            <TemplatePreview template={key} words={sayOf(key)} />
            <div className="grid gap-1 p-4">
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
                  {t("begin.slides", {
                    number: numbers(i18n.language).format(Object.keys(TEMPLATES[key].slides).length),
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
        {chosen && <NameForm key={chosen} template={chosen} words={sayOf(chosen)} />}
      </Dialog>
    </div>
  );
}

function NameForm({ template, words }: { template: TemplateKey; words: Readonly<Record<string, string>> }) {
  const { t } = useTranslation("presentations");
  const { t: texts } = useTranslation("presentations/templates");
  const navigate = useNavigate();
  const rtl = useDirection() === "rtl";
  const [name, setName] = useState<string>(template === "empty" ? t("new") : texts(`${template}.title`));
  const make = useMutation({
    mutationFn: async (title: string) => {
      // What fills documents brings Yjs along: it comes when it is wanted.
      const { fillFrom } = await import("./begin/fill.ts");
      return createDocument("presentation", title, (doc) => fillFrom(doc, template, words, rtl));
    },
    onSuccess: (id) => navigate(presentationsPaths.edit(id)),
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

/** What the slides of each template say in the language of the page. */
function useSlideWords(): (template: TemplateKey) => Readonly<Record<string, string>> {
  const { t } = useTranslation("presentations/templates");
  return useMemo(() => {
    const say = t as (key: string) => string; // the keys are those of the template's own slides, which its type says
    const all = new Map(
      KEYS.map((key) => [
        key,
        Object.fromEntries(
          Object.keys(TEMPLATES[key].slides).map((name) => [name, say(`${key}.slides.${name}`)]),
        ),
      ]),
    );
    return (template) => all.get(template) ?? {};
  }, [t]);
}
