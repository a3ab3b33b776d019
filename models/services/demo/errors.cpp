// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/demo/errors.h"

#include "models/exchange/casebook.h"
#include "models/services/demo/loop.h"
#include "models/services/errors/casebookservice.h"
#include "models/services/errors/errorsampleservice.h"
#include "models/services/errors/probe.h"
#include "models/services/errors/report.h"

#include <algorithm>
#include <iterator>

namespace yuyi {

namespace {

constexpr qint64 sampleSeed = 11;
constexpr int sampleSize = 24;
constexpr int experts = 2;
constexpr int settled = 3;
constexpr int casesInBook = 8;
/// A practice model repeats what it answered in the run, whatever it is asked.
constexpr ProbeVerdict judged[]{ProbeVerdict::Wrong, ProbeVerdict::Wrong, ProbeVerdict::CannotTell};
/// Of every so many cases the second expert sees one in another way than the first.
constexpr int differing = 3;

CaseCodeContent contentFrom(const Json &told)
{
    CaseCodeContent content;
    content.types = {{textOf(told, "type"), textOf(told, "subtype")}};
    content.note = textOf(told, "note");
    return content;
}

} // namespace

Result<> DemoErrors::play(Progress &progress)
{
    YUYI_CHECK(draw());
    const QStringList keys = m_stage.peopleWith(Role::Expert);
    // The first is further than the second; the last cases are nobody's yet.
    constexpr int coded[]{sampleSize - 4, sampleSize - 8};
    for (int i = 0; i < std::min<qsizetype>(experts, keys.size()); ++i)
        YUYI_CHECK(code(keys.at(i), coded[i]));
    YUYI_CHECK(settle());
    YUYI_CHECK(probe(progress));
    return writeBook(progress);
}

Result<> DemoErrors::draw()
{
    ErrorSampleRequest request;
    request.name = m_stage.set.word("error-sample");
    request.runs = m_runs;
    request.strata = DimensionCode(QStringLiteral("domain"));
    request.seed = sampleSeed;
    request.size = sampleSize;
    request.expertsPerCase = experts;
    YUYI_TRY(const auto sample, ErrorSampleService(m_stage.stores, m_stage.lead).draw(request));
    m_sample = sample.id;
    return {};
}

QString DemoErrors::note(const QString &kind, const QString &words) const
{
    const QStringList notes = m_stage.set.texts("expert-notes", kind);
    return notes.isEmpty() ? QString() : notes.at(demoPick(words, notes.size()));
}

/// What the story says of the question that the case is about; empty where it says nothing.
const Json &DemoErrors::toldOf(const ErrorCaseView &view) const
{
    const QString file = m_stage.images.key(view.item.image.id);
    return m_stage.set.told("error_codes", file, demoQuestion(m_stage.set.image(file), view.item.question.stem, m_stage.preset));
}

ErrorCaseEntry DemoErrors::entryOf(const QString &expert, const ErrorCaseView &view) const
{
    const QList<ErrorType> &types = view.types.types;
    const QString words = QStringLiteral("error/%1/%2/%3").arg(view.item.itemId, view.drawn.run.model, view.drawn.run.configuration);
    ErrorCaseEntry entry;
    entry.errorCase = view.errorCase.id;
    const bool second = expert != m_stage.peopleWith(Role::Expert).value(0);
    const Json &told = fieldOf(toldOf(view), second ? "second" : "first");
    // The story knows what its authors saw in some replies; the others are seen in every way there is.
    if (!told.empty() && demoPick(view.item.itemId, 2) == 0) {
        entry.content = contentFrom(told);
        return entry;
    }
    const ErrorType &chosen = types.at(demoPick(words, types.size()));
    entry.content.types = {{chosen.code, {}}};
    if (!chosen.subtypes.isEmpty())
        entry.content.types[0].subtype = chosen.subtypes.at(demoPick(words + QStringLiteral("/sub"), chosen.subtypes.size())).code;
    entry.content.note = note(chosen.code, words);
    // Where on the picture, and in which words: a part of each is enough to see what it is for.
    constexpr double edge = 0.35;
    entry.content.regions = {QRectF(demoChance(words + u'x') * (1 - edge), demoChance(words + u'y') * (1 - edge), edge, edge)};
    if (const qsizetype length = view.drawn.details.response.reply.size(); length > 0)
        entry.content.spans = {{0, std::min<qsizetype>(length, 40)}};
    return entry;
}

void DemoErrors::differ(ErrorCaseEntry &entry, const ErrorCaseEntry &first, const ErrorCaseView &view) const
{
    const QString seen = first.content.types.value(0).type;
    if (entry.content.types.value(0).type != seen)
        return;
    const QList<ErrorType> &types = view.types.types;
    const auto at = std::find_if(types.begin(), types.end(), [&](const ErrorType &one) { return one.code == seen; });
    if (types.size() < 2)
        return;
    // One further on, and one more with each case, so that every type comes up.
    const qsizetype next = (at - types.begin() + 1 + demoPick(view.item.itemId, types.size() - 1)) % types.size();
    const ErrorType *other = &types.at(next);
    entry.content.types = {{other->code, other->subtypes.isEmpty() ? QString() : other->subtypes.constFirst().code}};
    entry.content.note = note(other->code, view.item.itemId);
}

Result<> DemoErrors::code(const QString &expert, int cases)
{
    YUYI_TRY(const auto person, m_stage.person(expert));
    ErrorCodingService service(m_stage.stores, person);
    YUYI_TRY(const auto lines, service.cases(m_sample));
    for (int i = 0; i < std::min<qsizetype>(cases, lines.size()); ++i) {
        YUYI_TRY(const auto view, service.view(lines.at(i).errorCase.id));
        ErrorCaseEntry entry = entryOf(expert, view);
        const QString first = m_stage.peopleWith(Role::Expert).value(0);
        if (expert != first && i % differing == 0)
            differ(entry, entryOf(first, view), view);
        YUYI_CHECK(service.submit(entry));
    }
    return {};
}

/// Somebody who is none of the experts settles a part of what they differ on.
Result<> DemoErrors::settle()
{
    ErrorCodingService service(m_stage.stores, m_stage.lead);
    YUYI_TRY(const auto lines, service.cases(m_sample));
    int done = 0;
    for (const ErrorCaseLine &line : lines) {
        if (line.state != ErrorCaseState::Disputed || done == settled)
            continue;
        YUYI_TRY(const auto view, service.view(line.errorCase.id));
        ErrorCaseEntry entry{line.errorCase.id, view.others.constFirst().verdict, view.others.constFirst().content};
        const Json &told = fieldOf(toldOf(view), "settled");
        if (!told.empty())
            entry.content = contentFrom(told);
        else
            entry.content.note = note(QStringLiteral("settled"), QString::number(done));
        YUYI_CHECK(service.settle(entry));
        ++done;
    }
    return {};
}

/// The first expert asks the model back about the first cases, and judges what it replies.
Result<> DemoErrors::probe(Progress &progress)
{
    const QStringList questions = m_stage.set.texts("probes", QStringLiteral("questions"));
    const QStringList keys = m_stage.peopleWith(Role::Expert);
    YUYI_TRY(const auto expert, m_stage.person(keys.value(0)));
    ErrorCodingService service(m_stage.stores, expert);
    YUYI_TRY(const auto lines, service.cases(m_sample));
    for (qsizetype i = 0; i < std::min(questions.size(), lines.size()); ++i) {
        YUYI_TRY(const auto material, ErrorProbeService(m_stage.stores, expert, m_stage.folder()).material(lines.at(i).errorCase.id));
        ProbeOutcome outcome;
        const bool asked = waitForDemoWork(progress, [&](QObject *context, const std::function<void()> &done) {
            const auto prober = std::make_shared<ErrorProber>();
            QObject::connect(prober.get(), &ErrorProber::finished, context, [&outcome, done](const ProbeOutcome &came) {
                outcome = came;
                done();
            });
            prober->start(material, {}, questions.at(i));
            return prober;
        });
        if (!asked)
            return failure(ErrorCode::Cancelled, {});
        if (!outcome.isKept())
            continue;
        outcome.probe.createdBy = expert;
        YUYI_CHECK(service.addProbe(outcome.probe));
        if (outcome.probe.status == ReplyStatus::Answered)
            YUYI_CHECK(service.judge(outcome.probe.id, judged[i % std::size(judged)]));
    }
    return {};
}

Result<> DemoErrors::writeBook(Progress &progress)
{
    YUYI_TRY(const auto data, ErrorReportService(m_stage.stores, m_stage.lead).data({m_sample}));
    QList<ErrorCaseId> cases;
    for (const ReportedCase &one : casesOf(data))
        cases.append(one.errorCase.id);
    YUYI_TRY(const auto book, CaseBookService(m_stage.stores, m_stage.lead, m_stage.folder())
                                  .book(m_stage.set.word("case-book"), data, cases.mid(0, casesInBook), true, progress));
    YUYI_TRY(const auto folder, m_stage.folderFor("releases"));
    return writeCaseBook(book, CaseBookFormat::Html, folder + u'/' + m_stage.set.word("case-book-file"));
}

} // namespace yuyi
