// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arch/source.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace yuyi::arch;

namespace {

using Pair = QPair<QString, QString>; // kind of record, action

struct Call {
    QStringList arguments;
    QList<QPair<qsizetype, qsizetype>> ranges;
};

/// The arguments of the call whose opening bracket is before `at`.
Call callAt(const QString &code, qsizetype at)
{
    Call call;
    int depth = 0;
    qsizetype start = at;
    const auto end = [&](qsizetype until) {
        call.arguments.append(code.mid(start, until - start).trimmed());
        call.ranges.append({start, until});
        start = until + 1;
    };
    for (qsizetype i = at; i < code.size(); ++i) {
        const QChar c = code.at(i);
        if (c == u'(' || c == u'[' || c == u'{') {
            ++depth;
        } else if (c == u')' || c == u']' || c == u'}') {
            if (depth-- == 0) {
                end(i);
                break;
            }
        } else if (c == u',' && depth == 0) {
            end(i);
        }
    }
    return call;
}

QStringList actionsIn(const QString &code)
{
    static const QRegularExpression action(QStringLiteral("AuditAction::(\\w+)"));
    QStringList found;
    for (auto it = action.globalMatch(code); it.hasNext();)
        found.append(it.next().captured(1));
    return found;
}

/// What a file records. What is handed to a makeEvent as `action` is named somewhere else in its file.
void readRecords(const Source &source, QMap<Pair, QString> &records, QStringList &unread)
{
    struct Recorder {
        QString entity; ///< empty: the first argument
        int action;     ///< index of the argument
    };
    static const QHash<QString, Recorder> recorders{{QStringLiteral("makeEvent"), {{}, 2}},
                                                    {QStringLiteral("commentEvent"), {QStringLiteral("Comment"), 1}},
                                                    {QStringLiteral("recordCalibration"), {QStringLiteral("Calibration"), 3}},
                                                    {QStringLiteral("recordRound"), {QStringLiteral("Validation"), 2}}};
    static const QRegularExpression name(QStringLiteral("\\b(makeEvent|commentEvent|recordCalibration|recordRound)\\("));
    static const QRegularExpression asked(QStringLiteral("\\b(?:is|codeOf|contains)\\(AuditAction::\\w+"));
    QString rest = source.bare;
    QSet<QString> handed;
    for (auto it = name.globalMatch(source.bare); it.hasNext();) {
        const auto match = it.next();
        const Recorder &recorder = *recorders.constFind(match.captured(1));
        const Call call = callAt(source.bare, match.capturedEnd());
        const QString action = call.arguments.value(recorder.action);
        const QString entity = recorder.entity.isEmpty() ? call.arguments.value(0).section(QStringLiteral("::"), 1) : recorder.entity;
        if (action.startsWith(QLatin1String("AuditAction action")))
            continue; // where the recorder itself is declared
        const QStringList actions = actionsIn(action);
        for (const QString &one : actions)
            records.insert({entity, one}, source.path);
        if (action == QLatin1String("action"))
            handed.insert(entity);
        else if (actions.isEmpty() && !action.startsWith(QLatin1String("actionOf(")) && !action.startsWith(QLatin1String("*fromCode<")))
            unread.append(QStringLiteral("%1:%2: %3").arg(source.path).arg(source.lineOf(match.capturedStart())).arg(action));
        const auto [from, to] = call.ranges.value(recorder.action);
        rest.replace(from, to - from, QString(to - from, u' '));
    }
    rest.remove(asked);
    const QStringList others = actionsIn(rest);
    if (handed.size() > 1)
        unread.append(QStringLiteral("%1: `action` of several kinds of records").arg(source.path));
    for (const QString &entity : std::as_const(handed)) {
        for (const QString &one : others)
            records.insert({entity, one}, source.path);
    }
}

} // namespace

/// What services record in the audit trail can be read there.
class AuditActionsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void seesWhatIsRecorded();
    void whatIsRecordedHasItsSentence();
};

void AuditActionsTest::seesWhatIsRecorded()
{
    const Source source = makeSource(QStringLiteral("models/services/people/a.cpp"), QString::fromUtf8(R"cpp(
void save(AuditAction action) { record(makeEvent(Entity::Person, id(1, 2), action, m_actor)); }
void pause(bool on) { save(on ? AuditAction::Paused : AuditAction::Resumed); }
void give(const Event &event)
{
    if (event.is(AuditAction::Opened))
        record(makeEvent(Entity::Assignment, image.value(),
                         off ? AuditAction::Withdrawn : AuditAction::HandedOut, m_actor));
    record(makeEvent(Entity::Run, run, name, m_actor));
}
)cpp"));
    QMap<Pair, QString> records;
    QStringList unread;
    readRecords(source, records, unread);
    QStringList found;
    for (auto it = records.cbegin(); it != records.cend(); ++it)
        found.append(it.key().first + u' ' + it.key().second);
    QCOMPARE(found.join(QStringLiteral(", ")),
             QStringLiteral("Assignment HandedOut, Assignment Withdrawn, Person Paused, Person Resumed"));
    QCOMPARE(unread.join(u'\n'), QStringLiteral("models/services/people/a.cpp:9: name"));
}

void AuditActionsTest::whatIsRecordedHasItsSentence()
{
    static const QRegularExpression said(QStringLiteral("Said\\{\\s*Entity::(\\w+),\\s*AuditAction::(\\w+),"));
    QSet<Pair> words;
    QMap<Pair, QString> records;
    QStringList wrong;
    for (const Source &source : projectSources()) {
        if (!source.path.startsWith(QLatin1String("models/services/")) || !source.path.endsWith(QLatin1String(".cpp")))
            continue;
        if (source.path.endsWith(QLatin1String("history/auditsentences.cpp"))) {
            for (auto it = said.globalMatch(source.bare); it.hasNext();) {
                const auto match = it.next();
                words.insert({match.captured(1), match.captured(2)});
            }
        } else {
            readRecords(source, records, wrong);
        }
    }
    QVERIFY(words.size() > 100);
    QVERIFY(records.size() > 80);
    for (auto it = records.cbegin(); it != records.cend(); ++it) {
        if (!words.contains(it.key()))
            wrong.append(QStringLiteral("%1: %2 %3 has no sentence").arg(it.value(), it.key().first, it.key().second));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_APPLESS_MAIN(AuditActionsTest)
#include "auditactionstest.moc"
