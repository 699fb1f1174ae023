"""The account dialog: an account in the middle of a match, another password, signing out everywhere."""

from playwright.sync_api import Browser

from tests.server.kit import Running
from tests.thorough import dear

from .visits import Visit, visit

DIALOG = "dialog[open]"


def open_dialog(one: Visit) -> None:
    """From the header."""
    one.menu()
    one.page.click("header button[title='Account']")
    one.page.wait_for_selector(DIALOG)


def sign(one: Visit, how: str, name: str, password: str) -> None:
    """Make an account, or sign in."""
    open_dialog(one)
    one.page.fill(f"{DIALOG} [autocomplete=username]", name)
    one.page.fill(f"{DIALOG} [autocomplete=current-password]", password)
    one.page.click(f"{DIALOG} button:text-is('{how}')")


def told(one: Visit, words: str) -> None:
    """Wait until the dialog says something."""
    one.page.wait_for_selector(f"{DIALOG} :text('{words}')")


@dear(0)
def test_an_account_from_sign_up_to_sign_out_everywhere(
    desk: Visit, browser: Browser, server: Running
) -> None:
    desk.start("unmatched")
    room, seat = desk.state["room"], ".seats li.you"
    assert not desk.page.query_selector(f"{seat} [aria-label='has an account']")
    sign(desk, "Create account", "Rosalind", "password")
    told(desk, "strangers try")
    desk.page.fill(f"{DIALOG} [autocomplete=current-password]", "correct horse")
    desk.page.click(f"{DIALOG} button:text-is('Create account')")
    told(desk, "You are signed in as Rosalind.")
    desk.page.keyboard.press("Escape")
    desk.page.wait_for_selector(f"{seat} [aria-label='has an account']")
    desk.wait_for_state("state['seats'][0]['account'] and state['own'] == [0]")  # the new cookie has the seat
    desk.choose()

    with visit(browser, server.url) as phone:
        phone.go("/")
        sign(phone, "Sign in", "rosalind", "correct horse")
        told(phone, "You are signed in as Rosalind.")
        phone.page.fill(f"{DIALOG} [autocomplete=current-password]", "wrong horse")
        phone.page.fill(f"{DIALOG} [autocomplete=new-password]", "battery staple")
        phone.page.click(f"{DIALOG} button:text-is('Change password')")
        told(phone, "That is not your current password.")
        phone.page.fill(f"{DIALOG} [autocomplete=current-password]", "correct horse")
        phone.page.click(f"{DIALOG} button:text-is('Change password')")
        told(phone, "all other devices are signed out")
        desk.wait_for_state("state['own'] == []")  # at the desk nobody is signed in any more

        phone.go(f"/room/{room}")
        phone.wait_for_state("state['own'] == [0]")
        open_dialog(phone)
        phone.page.click(f"{DIALOG} button:text-is('Sign out everywhere')")
        told(phone, "You are signed out on all devices.")
        phone.wait_for_state("state['own'] == []")


@dear(0)
def test_signing_out_is_for_this_browser(desk: Visit) -> None:
    desk.go("/")
    sign(desk, "Create account", "Beatrice", "correct horse")
    told(desk, "You are signed in as Beatrice.")
    desk.page.click(f"{DIALOG} button:text-is('Sign out')")
    told(desk, "You are signed out.")
    sign_in = f"{DIALOG} button:text-is('Sign in')"
    desk.page.wait_for_selector(sign_in)
    desk.page.fill(f"{DIALOG} [autocomplete=nickname]", "\uff22eatrice")  # full width: it looks the same
    desk.page.click(f"{DIALOG} button:text-is('Save')")
    told(desk, "That name is taken.")
