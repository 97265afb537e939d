/** Who declares, of what, and anything they want to add: the fields that both forms have. */
export type Declaration = { name: string; email: string; number: string; text: string };
/** What a form says about a field: a code among `billing/checks`. */
export type DeclarationProblems = {
  name?: "name_missing";
  email?: "declarer_email";
  text?: "reason_missing";
  end?: "day_missing";
};

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? "").trim();

/** Reads the shared fields of a form. */
export const readDeclaration = (data: FormData): Declaration => ({
  name: textOf(data, "name"),
  email: textOf(data, "email").toLowerCase(),
  number: textOf(data, "number"),
  text: textOf(data, "text"),
});

/** What is missing of them; a termination for cause needs its reason. */
export function problemsOf({ name, email, text }: Declaration, needsReason = false): DeclarationProblems {
  return {
    ...(name === "" && { name: "name_missing" as const }),
    // The server looks closer; here it only has to look like one.
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: "declarer_email" as const }),
    ...(needsReason && text === "" && { text: "reason_missing" as const }),
  };
}

/** What a declaration said, to be kept with its receipt. */
export type DeclarationText = { name: string; number: string; text: string; end: string | null };
/** Reads it from what was sent. */
export const declarationTextOf = (body: {
  name: string;
  number?: string | undefined;
  text?: string | undefined;
  end?: string | null | undefined;
}): DeclarationText => ({
  name: body.name,
  number: body.number ?? "",
  text: body.text ?? "",
  end: body.end ?? null,
});
