import { isEmail, tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import {
  CONTACT_DAYS,
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_TOPICS,
  type ContactTopic,
} from "@kompagnon/contract/contact/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState, useSyncExternalStore } from "react";
import { CaptchaStatus, useCaptcha } from "#features/accounts/public.ts";
import { languageOf } from "#platform/i18n.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";

type Typed = { name: string; email: string; message: string };
type Problems = { name?: "name_missing"; email?: "email_wrong"; message?: "message_missing" };

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? "").trim();
const read = (data: FormData): Typed => ({
  name: textOf(data, "name"),
  email: tidyEmail(textOf(data, "email")),
  message: textOf(data, "message"),
});
const problemsOf = ({ name, email, message }: Typed): Problems => ({
  ...(name === "" && { name: "name_missing" as const }),
  ...(!isEmail(email) && { email: "email_wrong" as const }),
  ...(message === "" && { message: "message_missing" as const }),
});

const never = () => () => undefined;
/** What the link that led here says it is about; nothing yet while the page looks as it was drawn ahead. */
const useAbout = () =>
  useSyncExternalStore(
    never,
    () => (new URLSearchParams(window.location.search).get("about") ?? "").slice(0, CONTACT_NAME_MAX),
    () => "",
  );

/** The contact form. `onSent` gets the address that the answer goes to. The input stays if it could not be sent. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one form, field after field
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { t, i18n } = useTranslation("contact");
  const [topic, setTopic] = useState<ContactTopic>("general");
  const [problems, setProblems] = useState<Problems>({});
  const captcha = useCaptcha();
  const captchaId = useId();
  const about = useAbout();
  const ready = captcha.state === "solved" || captcha.state === "off";
  const sending = useMutation({
    ...mutation("POST /api/contact"),
    onSuccess: (_, { body }) => onSent(body.email),
    onError: () => captcha.renew(), // each challenge is good for one message
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = read(new FormData(form));
    const found = problemsOf(typed);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      const control = form.elements.namedItem(first);
      // After the errors are drawn, so that the field is read out with its own.
      requestAnimationFrame(() => control instanceof HTMLElement && control.focus());
    } else if (lengthOf(typed.message) <= CONTACT_MESSAGE_MAX && ready && !sending.isPending)
      sending.mutate({
        body: {
          ...typed,
          topic,
          language: languageOf(i18n),
          ...(captcha.token !== undefined && { captcha_token: captcha.token }),
        },
      });
  };
  const problemOf = (field: keyof Problems) => {
    const problem = problems[field];
    return problem && t(problem);
  };
  return (
    <Form noValidate onSubmit={submit} aria-busy={sending.isPending} className="grid gap-5">
      <TextField
        name="name"
        autoComplete="name"
        maxLength={CONTACT_NAME_MAX}
        label={t("name")}
        error={problemOf("name")}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t("email")}
        hint={t("email_hint")}
        error={problemOf("email")}
      />
      <ChoiceChip
        label={t("topic")}
        choices={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
        value={topic}
        onChange={(next) => setTopic(next ?? "general")}
      />
      <TextArea
        key={about}
        name="message"
        defaultValue={about && `${about}\n\n`}
        rows={5}
        dir="auto"
        max={CONTACT_MESSAGE_MAX}
        label={t("message")}
        hint={t("message_hint")}
        error={problemOf("message")}
      />
      <CaptchaStatus captcha={captcha} id={captchaId} />
      {sending.error && <FormError boxed>{sending.error.message || t("failed")}</FormError>}
      <Button
        type="submit"
        size="lg"
        wide
        busy={sending.isPending}
        disabled={!ready && !sending.isPending}
        aria-describedby={captchaId}
      >
        {t("send")}
      </Button>
      <p className="text-ink-soft text-sm">{t("keeping", { days: CONTACT_DAYS })}</p>
    </Form>
  );
}
