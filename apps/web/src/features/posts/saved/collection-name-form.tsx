import { COLLECTION_NAME_MAX } from "@kompagnon/contract/posts/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";

/** A collection's name and the button that makes or renames it. */
export function CollectionNameForm({
  label,
  action,
  name = "",
  busy,
  error,
  onSubmit,
}: {
  label: string;
  action: string;
  name?: string;
  busy: boolean;
  /** Why the server refused. */
  error: string | undefined;
  onSubmit: (name: string) => void;
}) {
  const { t: ui } = useTranslation("ui");
  const [typed, setTyped] = useState(name);
  const tooLong = lengthOf(typed.trim()) - COLLECTION_NAME_MAX;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== "" && tooLong <= 0 && !busy) onSubmit(typed.trim());
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2.5">
      <TextField
        className="min-w-0 grow basis-48"
        label={label}
        value={typed}
        autoComplete="off"
        dir="auto"
        error={tooLong > 0 ? ui("too_long", { count: tooLong }) : error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={typed.trim() === ""} className="mt-6.5">
        {action}
      </Button>
    </Form>
  );
}
