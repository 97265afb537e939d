import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { TextArea } from "./text-area.tsx";

describe("TextArea", () => {
  test("counts an emoji as one character, as the server does", async () => {
    await renderInApp(<TextArea label="Text" max={5} defaultValue="🚀🚀🚀🚀" />);
    expect(screen.getByRole("status")).toHaveTextContent("Noch 1 Zeichen");
  });

  test("keeps what is too long and says by how much", async () => {
    const { user } = await renderInApp(<TextArea label="Text" max={2} />);
    await user.type(screen.getByRole("textbox"), "abcd");
    expect(screen.getByRole("textbox")).toHaveValue("abcd");
    expect(screen.getByRole("status")).toHaveTextContent("2 Zeichen zu viel");
  });

  test("is named by its label and the note that it may stay empty, as two words", async () => {
    await renderInApp(<TextArea label="Idee" optional />);
    expect(screen.getByRole("textbox")).toHaveAccessibleName("Idee (freiwillig)");
  });
});
