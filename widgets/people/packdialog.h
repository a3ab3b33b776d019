// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/services/packages/packageservice.h"
#include "models/services/session/jobcenter.h"
#include "models/services/session/latest.h"
#include "widgets/shell/page/page.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QProgressBar;
class QSpinBox;

namespace yuyi {

class ActionButton;
class ChipRow;
class FactList;
struct Fact;

/// @brief Packs the work of a person into a file. Asks for role and amount, shows contents and size, then saves the file.
class PackDialog final : public QDialog
{
    Q_OBJECT
public:
    PackDialog(const PageContext &context, const Person &person, QWidget *parent);

    void done(int result) override;

Q_SIGNALS:
    /// The package was saved.
    void packed(const QString &file);

private:
    void build();
    void look();
    void showPreview(const Result<PackPreview> &preview);
    void choose();
    void start(const QString &file);
    void follow();
    void ended();
    void showState();
    PackRequest request() const;
    QString sentence() const;
    QList<Fact> facts() const;

    PageContext m_context;
    Person m_person;
    QTimer m_soon;
    Latest m_latest;
    PackPreview m_preview;
    bool m_ready = false;
    bool m_packing = false;
    JobId m_job;
    QString m_file;
    QLabel *m_sentence = nullptr;
    ChipRow *m_roles = nullptr;
    QSpinBox *m_count = nullptr;
    QLabel *m_countHint = nullptr;
    FactList *m_facts = nullptr;
    QLabel *m_message = nullptr;
    QProgressBar *m_progress = nullptr;
    ActionButton *m_cancel = nullptr;
    ActionButton *m_pack = nullptr;
};

} // namespace yuyi
