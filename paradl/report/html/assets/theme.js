// Light or dark: as the system has it, until the reader says otherwise.

const themeButton = byId("theme");
const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** What was chosen before; a file that is opened from disk may not be let to keep anything. */
function stored(choice) {
  try {
    if (choice !== undefined) localStorage.setItem("paradl-theme", choice);
    return localStorage.getItem("paradl-theme");
  } catch {
    return null;
  }
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : systemDark.matches;
}

function showTheme() {
  themeButton.textContent = isDark() ? "Light" : "Dark";
  themeButton.setAttribute("aria-label", isDark() ? "Use light colours" : "Use dark colours");
}

const before = stored();
if (before === "light" || before === "dark") document.documentElement.dataset.theme = before;
themeButton.hidden = false;
themeButton.addEventListener("click", () => {
  document.documentElement.dataset.theme = isDark() ? "light" : "dark";
  stored(document.documentElement.dataset.theme);
  showTheme();
});
systemDark.addEventListener("change", showTheme);
showTheme();
