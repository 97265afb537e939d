import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Types into the field of a new password, which has to say how strong each is. */
export async function expectStrengthWhileTyping(user: UserEvent, field: HTMLElement): Promise<void> {
  expect(field).toHaveAccessibleDescription("Mindestens 8 Zeichen");
  await user.type(field, "sommer24");
  expect(field).toHaveAccessibleDescription("Leicht zu erraten");
  await user.clear(field);
  await user.type(field, "ein ruhiger Nachmittag");
  expect(field).toHaveAccessibleDescription("Sehr gut");
}
