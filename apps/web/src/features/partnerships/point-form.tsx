import type { QuestionKey } from "@kompagnon/contract/partnerships/questions.ts";
import { POINT_MAX } from "@kompagnon/contract/partnerships/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { usePathChange } from "./api.ts";

/** What was typed outlives leaving the page. */
const drafts = new Map<string, string>();

/** Writes down what two agreed on: about a question, or anything else. */
export function PointForm({
  chatId,
  label,
  question = null,
}: {
  chatId: string;
  label: string;
  question?: QuestionKey | null;
}) {
  const { t } = useTranslation("partnerships");
  const key = `${chatId} ${question ?? ""}`;
  const [text, setText] = useState(drafts.get(key) ?? "");
  const write = usePathChange("POST /api/paths/{id}/points", chatId);
  const change = (typed: string) => {
    drafts.set(key, typed);
    setText(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || lengthOf(text) > POINT_MAX || write.isPending) return;
    write.mutate(
      { params: { id: chatId }, body: { text, question } },
      {
        onSuccess: () => {
          drafts.delete(key);
          setText("");
        },
      },
    );
  };
  return (
    <Form onSubmit={submit} aria-busy={write.isPending} noValidate className="grid gap-2">
      <TextArea
        label={label}
        value={text}
        max={POINT_MAX}
        rows={2}
        dir="auto"
        onChange={(event) => change(event.target.value)}
      />
      {write.isError && <FormError boxed>{write.error.message || t("not_done")}</FormError>}
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        busy={write.isPending}
        disabled={text.trim() === "" || lengthOf(text) > POINT_MAX}
        className="justify-self-end"
      >
        {t("point_add")}
      </Button>
    </Form>
  );
}
