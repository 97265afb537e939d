import { GIVEN_ROLES, type GivenRole } from "@kompagnon/contract/documents/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The roles that can be given, in words. */
export function useRoles(): { value: GivenRole; label: string }[] {
  const { t } = useTranslation("documents");
  return GIVEN_ROLES.map((value) => ({ value, label: t(`role.${value}`) }));
}
