export { translationFor } from "#features/ai/translations.ts";
