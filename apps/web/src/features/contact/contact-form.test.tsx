import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { ContactForm } from "./contact-form.tsx";

const NO_CAPTCHA = { "GET /api/auth/captcha": { provider: "none", challenge: null } } as const;

describe("ContactForm", () => {
  test("sends what was typed and reports the address", async () => {
    const calls = fakeCalls({ ...NO_CAPTCHA, "POST /api/contact": { sent: true } });
    const onSent = vi.fn();
    const { user } = await renderInApp(<ContactForm onSent={onSent} />);
    await user.type(screen.getByLabelText("Name"), "Jo 🚀");
    await user.type(screen.getByLabelText("E-Mail"), " Jo@Example.test ");
    await user.click(screen.getByRole("radio", { name: "Presse" }));
    await user.type(screen.getByLabelText("Nachricht"), "Habt ihr ein Logo?");
    await user.click(screen.getByRole("button", { name: "Absenden" }));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith("jo@example.test"));
    expect(calls.bodiesTo("POST /api/contact")).toMatchObject([
      { name: "Jo 🚀", email: "jo@example.test", topic: "press", message: "Habt ihr ein Logo?" },
    ]);
  });

  test("empty: names each field and moves the focus to the first", async () => {
    fakeCalls(NO_CAPTCHA);
    const { user } = await renderInApp(<ContactForm onSent={() => undefined} />);
    await user.click(screen.getByRole("button", { name: "Absenden" }));
    expect(screen.getByLabelText("Name")).toBeInvalid();
    await vi.waitFor(() => expect(screen.getByLabelText("Name")).toHaveFocus());
  });

  test("refused: keeps what was typed and says why", async () => {
    fakeCalls({ ...NO_CAPTCHA, "POST /api/contact": new Refusal(429, "rate_limited") });
    const { user } = await renderInApp(<ContactForm onSent={() => undefined} />);
    await user.type(screen.getByLabelText("Name"), "Jo");
    await user.type(screen.getByLabelText("E-Mail"), "jo@example.test");
    await user.type(screen.getByLabelText("Nachricht"), "Hallo");
    await user.click(screen.getByRole("button", { name: "Absenden" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("rate_limited");
    expect(screen.getByLabelText("Nachricht")).toHaveValue("Hallo");
  });

  test("Arabic: right to left", async () => {
    fakeCalls(NO_CAPTCHA);
    await renderInApp(<ContactForm onSent={() => undefined} />, { language: "ar" });
    expect(document.documentElement.dir).toBe("rtl");
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
  });
});
