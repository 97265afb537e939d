import { useTranslation } from "#platform/use-translation.ts";
import { useSite } from "../use-site.ts";

const QUESTION_KEYS = ["what", "free", "cancel", "support"] as const;

/** The four questions that everybody has (spec: public, section 2.3), with their answers. */
export function useCommonQuestions(): { question: string; answer: string }[] {
  const { language } = useSite();
  const { t } = useTranslation("tour", { lng: language });
  return QUESTION_KEYS.map((key) => ({ question: t(key), answer: t(`${key}_text`) }));
}
