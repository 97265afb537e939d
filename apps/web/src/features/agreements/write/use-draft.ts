import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import {
  type AgreementFields,
  EMPTY_FIELDS,
  type PaperLanguage,
} from "@kompagnon/contract/agreements/rules.ts";
import { useEffect, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { putAgreement } from "../api.ts";
import { createDraftSaver, type DraftChange, type SaveState } from "./draft-saver.ts";

/** A text while it is written: what stands in the form, kept by itself. */
export type Draft = {
  fields: AgreementFields;
  language: PaperLanguage;
  state: SaveState;
  set: (fields: Partial<AgreementFields>) => void;
  setLanguage: (language: PaperLanguage) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** So many characters are at most 60 kB, in whatever script. */
const KEPT_ALIVE_MAX = 20_000;

/** Begins with an agreement as it was fetched; a newer one takes a new component. */
export function useDraft(agreement: Agreement): Draft {
  const { id } = agreement;
  const [fields, setFields] = useState(agreement.fields ?? EMPTY_FIELDS);
  const [language, setLanguage] = useState(agreement.language);
  const [state, setState] = useState<SaveState>("saved");
  const [saver] = useState(() =>
    createDraftSaver(agreement.text_version, {
      save: async (change: DraftChange, version) => {
        const body = { ...change, text_version: version };
        // What is on its way outlives the page; browsers let no more than 64 kB do so.
        const keepalive = JSON.stringify(body).length < KEPT_ALIVE_MAX;
        const next = await call("PATCH /api/agreements/{id}", { params: { id }, body, keepalive });
        putAgreement(next);
        return next.text_version;
      },
      isStale: (failure) => failure instanceof ApiError && failure.code === "agreement_stale",
      say: setState,
    }),
  );
  useEffect(() => {
    const leave = () => void saver.flush();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [saver]);
  return {
    ...{ fields, language, state, flush: saver.flush },
    set: (part) => {
      setFields((before) => ({ ...before, ...part }));
      saver.change({ fields: part });
    },
    setLanguage: (next) => {
      setLanguage(next);
      saver.change({ language: next });
    },
  };
}
