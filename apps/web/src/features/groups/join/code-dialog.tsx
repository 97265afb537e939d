import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";

/** The code in a typed or pasted text, which may be a whole link; null if there is none. */
export function codeIn(typed: string): string | null {
  const text = typed.trim();
  const fromLink = /\/invite\/([^/?#\s]+)/.exec(text)?.[1] ?? /[?&]code=([^&#\s]+)/.exec(text)?.[1];
  const code = (fromLink ? decoded(fromLink) : text).trim();
  return code === "" ? null : code;
}

/** The code an invite link carries: in its path, in the query key `code`, or in a query that begins with `?/`. */
export function codeOf(path: string | undefined, search: string): string | null {
  const given =
    path ??
    (search.startsWith("?/")
      ? decoded(search.slice(2).split(/[&#]/)[0] ?? "")
      : new URLSearchParams(search).get("code"));
  const code = given?.replace(/\/+$/, "").trim() ?? "";
  return code === "" ? null : code;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign: taken as it is, the server refuses it
  }
}

/** Asks for an invite code and leads to where it is redeemed. */
export function CodeDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("groups");
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("join.code_title")}
      description={t("join.code_text")}
      initialFocus={field}
    >
      <CodeForm field={field} />
    </Dialog>
  );
}

/** A field for a code or a whole link, and the button that redeems it. */
export function CodeForm({ field }: { field?: React.Ref<HTMLInputElement> }) {
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    setMissing(code === null);
    if (code) void navigate(groupsPaths.invite(code));
  };
  return (
    <Form noValidate onSubmit={submit} className="grid gap-4 text-start">
      <TextField
        {...(field && { ref: field })}
        label={t("join.code")}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={missing ? t("join.code_missing") : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="justify-self-end">
        {t("join.redeem")}
      </Button>
    </Form>
  );
}
