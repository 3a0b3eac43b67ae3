call-turn = { $title }: it is your turn.
call-low = { $title }: your clock runs low.
call-begin = { $title }: the game has begun.
call-end = { $title }: the game is over.
call-chat = { $title }: somebody has written.
call-waiting = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
call-news = News from { $count } tables
call-stop = No more of these
call-test = Aegean reaches you
call-test_code = Your code is { $code }. Type it on the page, and you are called here from now on.
call-test_known = You are called here.

calls-title = Being called
calls-how = When it is your turn and you are elsewhere. Nothing is sent that you do not switch on.
calls-set_up = Set it up
calls-here = On this device
calls-here_how = Your browser shows a message, also while this page is closed.
calls-push_none = This browser takes no messages. Take another way.
calls-push_denied = This browser does not let this house send messages. Its settings can allow it.
calls-push_lost = The test has not arrived. Nothing was switched on.
calls-elsewhere = Elsewhere too
calls-elsewhere_how = A mail address, a webhook, or an address for ntfy, Matrix, Discord, Telegram, Slack, Signal and others, as Apprise writes them. It is used once the code of the test is typed here.
calls-no_mail = This house sends no mail itself; name your own mail server with mailtos://.
calls-test = Test
calls-sent = The test is on its way. Type its code here.
calls-saved = Saved
calls-code = Code
calls-confirm = It arrived
calls-in_use = in use
calls-remove = Remove
calls-when = When
calls-turn = It is my turn, or my clock runs low
calls-game = A game begins or ends
calls-chat = Somebody speaks
calls-quiet = Quiet hours
calls-quiet_how = In your own time zone. What comes then waits until they end. The same time twice: none. A clock that runs low still calls.
calls-from = from
calls-until = until
calls-bundle = Bundle: one message for all tables, every { $minutes } minutes at most
calls-to_table = To the table
calls-private = Messages name the game, never people or what they write. Messages to a browser can be read by it alone.
calls-stop_title = No more messages
calls-stop_how = The messages on this way end at once. Your tables stay as they are.
calls-stopped = You are not called there any more.

denied-bad_address = This is no address that can be used here. Nothing was sent.
denied-no_mail = This house sends no mail itself. Name your own mail server with mailtos://, or take another way.
denied-inside = Refused: this address lies inside the house's own network. Nothing was sent.
denied-not_sent = The test could not be sent. Is the address right?
denied-many_ways = One person can be called in { $number } ways at most.
denied-many_tests = This address has been tested often just now. Wait ten minutes.
denied-bad_code = That is not the code of the test.
denied-no_way = You are not called there.
